import type {
  FindingKind,
  Problem,
  UpgradeFinding,
  UpgradeReport,
} from './types';

/** Control characters, line breaks, and marks that turn the direction of a text. */
const UNSAFE =
  /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A name or a line of code on one line, as it may be shown: what could change the
 * terminal, start a new line, or give a command to the log of a pull request is
 * written as an escape.
 */
export const printName = (text: string): string =>
  text
    .replace(UNSAFE, (mark) => JSON.stringify(mark).slice(1, -1))
    .replace(
      UNSAFE,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/^::|##(?=\[)/g, (mark) => mark.replace(/./g, '\\$&'));

/** What a kind of finding is called, in the order of how much it matters. */
export const KIND_TITLES: Readonly<Record<FindingKind, string>> = {
  breaks: 'Stops working',
  types: 'No longer compiles',
  deprecated: 'Deprecated',
  differs: 'Behaves differently',
};

/**
 * 1 where the app must be changed before it is upgraded; else 2 where a file that
 * was not read could import the SDK; else 0.
 */
export function getExitCode({
  files,
  findings,
  problems,
}: UpgradeReport): number {
  const isOpen = problems.some((problem) => problem.isOpen) || !files.length;
  const isBreaking = findings.some((f) => ['breaks', 'types'].includes(f.kind));
  return isBreaking ? 1 : isOpen ? 2 : 0;
}

/** Addresses on the site, which the reader of a report can open. */
export interface SiteLinks {
  readonly compare: string;
  readonly guide: string;
}

/** Where the tool is, on the site, for a newest version. */
export const getToolFolder = (version: string): string =>
  `js/upgrade/${version}/`;

export const TOOL_FILE = 'firebolt-upgrade.mjs';

/** What it weighs, in full megabytes. */
export const TOOL_SIZE = '4 MB';

/** What the compiler weighs on its way to a browser. */
export const COMPILER_SIZE = '1.2 MB';

/** The addresses below that of a site. */
export const getSiteLinks = (site: string): SiteLinks => ({
  compare: `${site}compare/`,
  guide: `${site}docs/firebolt_docs/getting-started/upgrading/`,
});

/** Where a finding is explained. */
export const getGuideLink = (
  { guide }: SiteLinks,
  finding: UpgradeFinding,
): string => (finding.guide ? `${guide}#${finding.guide}` : guide);

/** The comparison of both versions. */
export const getCompareLink = (
  { compare }: SiteLinks,
  { from, to }: Pick<UpgradeReport, 'from' | 'to'>,
): string => `${compare}?from=${from}&to=${to}`;

/** What the report says of the app as a whole. */
export function getSummary(report: UpgradeReport): string {
  const { files, findings, problems, usedIn, from, to } = report;
  if (files.length === 0) return 'No file was checked.';
  const all = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  const coverage = `The SDK is used in ${usedIn.length} of ${all}.`;
  if (usedIn.length === 0) {
    return `${coverage} There was nothing to check: give the files that import \`@firebolt-js/sdk\`.`;
  }
  if (findings.length === 0) {
    const isPart = problems.some(({ isOpen }) => isOpen);
    const code = isPart ? 'No code that was checked' : 'No code';
    return `${code} is affected by the upgrade from ${from} to ${to}. ${coverage}`;
  }
  const counts = Object.entries(KIND_TITLES).flatMap(([kind, title]) => {
    const count = findings.filter((f) => f.kind === kind).length;
    return count ? [`${count} × ${title.toLowerCase()}`] : [];
  });
  return `From ${from} to ${to}: ${counts.join(', ')}. ${coverage}`;
}

/** Where a problem is: its first place, and how many more there are. */
export function printPlace({ file, line, count = 1 }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const more = count - 1;
  return more
    ? `${place} and ${more} more ${more === 1 ? 'place' : 'places'}`
    : place;
}

/** The report for a terminal: a line, the code after it, and a link for each finding. */
export function printText(report: UpgradeReport, links: SiteLinks): string {
  const lines = [
    ...report.findings.flatMap((f) => [
      `${f.file}:${f.line}: ${KIND_TITLES[f.kind].toLowerCase()}: ${f.message}`,
      ...(f.before?.split('\n') ?? []).map((line) => `    - ${line}`),
      ...(f.after?.split('\n') ?? []).map((line) => `    + ${line}`),
      `    ${getGuideLink(links, f)}`,
    ]),
    ...report.problems.map((p) => `${printPlace(p)}: ${p.message}`),
    getSummary(report),
    `All differences: ${getCompareLink(links, report)}`,
  ];
  // No name and no code of the app may do anything to the terminal.
  return lines.map(printName).join('\n');
}

/** The report for programs, with the paths of the files alone. */
export function printJson(report: UpgradeReport, links: SiteLinks): string {
  const files = report.files.map((file) => file.path);
  const findings = report.findings.map((finding) => ({
    ...finding,
    link: getGuideLink(links, finding),
  }));
  return JSON.stringify({ ...report, files, findings }, null, 2);
}
