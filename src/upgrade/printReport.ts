import type {
  FindingKind,
  Problem,
  UpgradeFinding,
  UpgradeReport,
} from './types';

/** Control characters, line breaks, and characters that change the direction of text. */
const UNSAFE =
  /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Escapes characters that could control a terminal, end a line, or run a CI command. */
export const printName = (text: string): string =>
  text
    .replace(UNSAFE, (mark) => JSON.stringify(mark).slice(1, -1))
    .replace(
      UNSAFE,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/^::|##(?=\[)/g, (mark) => mark.replace(/./g, '\\$&'));

/** The kinds of findings, the most severe first. */
export const KIND_TITLES: Readonly<Record<FindingKind, string>> = {
  breaks: 'Stops working',
  types: 'No longer compiles',
  deprecated: 'Deprecated',
  differs: 'Behaves differently',
};

/**
 * Returns 1 if the app must change before the upgrade; otherwise 2 if no file uses the SDK,
 * or a file that could import the SDK wasn't read; otherwise 0.
 */
export function getExitCode({
  usedIn,
  findings,
  problems,
}: UpgradeReport): number {
  const isOpen = !usedIn.length || problems.some((problem) => problem.isOpen);
  const isBreaking = findings.some((f) => ['breaks', 'types'].includes(f.kind));
  return isBreaking ? 1 : isOpen ? 2 : 0;
}

export interface SiteLinks {
  readonly compare: string;
  readonly guide: string;
}

export const TOOL_FILE = 'firebolt-upgrade.mjs';

/** The size of the tool, rounded up. */
export const TOOL_SIZE = '4 MB';

/** The download size of the compiler in a browser. */
export const COMPILER_SIZE = '1.2 MB';

export const getSiteLinks = (site: string): SiteLinks => ({
  compare: `${site}compare/`,
  guide: `${site}docs/firebolt_docs/getting-started/upgrading/`,
});

export const getGuideLink = (
  { guide }: SiteLinks,
  finding: UpgradeFinding,
): string => (finding.guide ? `${guide}#${finding.guide}` : guide);

export const getCompareLink = (
  { compare }: SiteLinks,
  { from, to }: Pick<UpgradeReport, 'from' | 'to'>,
): string => `${compare}?from=${from}&to=${to}`;

export function getSummary(report: UpgradeReport): string {
  const { files, findings, problems, usedIn, from, to } = report;
  if (files.length === 0) return 'No files were checked.';
  const all = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  const coverage = `The SDK is used in ${usedIn.length} of ${all}.`;
  if (usedIn.length === 0) {
    return `${coverage} Nothing was checked: include the code that imports \`@firebolt-js/sdk\`.`;
  }
  if (findings.length === 0) {
    const isPart = problems.some(({ isOpen }) => isOpen);
    const code = isPart ? 'No checked code' : 'No code';
    return `${code} is affected by the upgrade from ${from} to ${to}. ${coverage}`;
  }
  const counts = Object.entries(KIND_TITLES).flatMap(([kind, title]) => {
    const count = findings.filter((f) => f.kind === kind).length;
    return count ? [`${count} × ${title.toLowerCase()}`] : [];
  });
  return `From ${from} to ${to}: ${counts.join(', ')}. ${coverage}`;
}

export function printPlace({ file, line, count = 1 }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const more = count - 1;
  return more
    ? `${place} and ${more} more ${more === 1 ? 'place' : 'places'}`
    : place;
}

/** Prints the report for a terminal: a line, the code, and a link for each finding. */
export function printText(report: UpgradeReport, links: SiteLinks): string {
  const lines = [
    ...report.findings.flatMap((f) => [
      `${f.file}:${f.line}: ${KIND_TITLES[f.kind].toLowerCase()}: ${f.message}`,
      ...(f.after === undefined
        ? []
        : [`    - ${f.before ?? ''}`, `    + ${f.after}`]),
      `    ${getGuideLink(links, f)}`,
    ]),
    ...report.problems.map((p) => `${printPlace(p)}: ${p.message}`),
    getSummary(report),
    `All differences: ${getCompareLink(links, report)}`,
  ];
  // Names and code from the app could contain control characters.
  return lines.map(printName).join('\n');
}

/** Prints the report as JSON, without the content of the files. */
export function printJson(report: UpgradeReport, links: SiteLinks): string {
  const files = report.files.map((file) => file.path);
  const findings = report.findings.map((finding) => ({
    ...finding,
    link: getGuideLink(links, finding),
  }));
  return JSON.stringify({ ...report, files, findings }, null, 2);
}
