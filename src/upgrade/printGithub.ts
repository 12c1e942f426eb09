import {
  getGuideLink,
  getLimits,
  getSummary,
  KIND_TITLES,
  type SiteLinks,
} from './printReport';
import type { FindingKind, UpgradeReport } from './types';

const COMMANDS: Readonly<Record<FindingKind, string>> = {
  breaks: 'error',
  types: 'error',
  deprecated: 'warning',
  differs: 'notice',
};

const escapeText = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const escapeValue = (text: string): string =>
  escapeText(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

const printCommand = (
  name: string,
  values: Readonly<Record<string, string | number>>,
  text: string,
): string => {
  const list = Object.entries(values).map(
    ([key, value]) => `${key}=${escapeValue(String(value))}`,
  );
  return `::${name} ${list.join(',')}::${escapeText(text)}`;
};

/**
 * The report as commands of GitHub Actions, which mark the lines of a pull
 * request.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function printGithub(report: UpgradeReport, links: SiteLinks): string {
  return [
    ...report.findings.map((f) =>
      printCommand(
        COMMANDS[f.kind],
        { file: f.file, line: f.line, title: KIND_TITLES[f.kind] },
        `${f.message} ${getGuideLink(links, f)}`,
      ),
    ),
    ...report.problems.map(({ file, message }) =>
      printCommand('warning', { file }, message),
    ),
    ...getLimits(report),
    getSummary(report),
  ].join('\n');
}
