import type { UpgradeFinding, FindingKind, UpgradeReport } from './types';

/** What a kind of finding is called, in the order of how much it matters. */
export const KIND_TITLES: Readonly<Record<FindingKind, string>> = {
  breaks: 'Stops working',
  types: 'No longer compiles',
  deprecated: 'Deprecated',
  differs: 'Behaves differently',
};

/** Shown of what was not read. */
const NAMES_LIMIT = 10;

/** Kinds for which the app must be changed before it is upgraded. */
export const isBreaking = ({ kind }: UpgradeFinding): boolean =>
  kind === 'breaks' || kind === 'types';

/** Addresses on the site, which the reader of a report can open. */
export interface SiteLinks {
  readonly compare: string;
  readonly guide: string;
  /** The folder of the tool and of the schema of its report. */
  readonly tool?: string;
}

/** Where the tool is, on the site, for a newest version. */
export const getToolFolder = (version: string): string =>
  `js/upgrade/${version}/`;

export const TOOL_FILE = 'firebolt-upgrade.mjs';

/** What it weighs, in full megabytes. */
export const TOOL_SIZE = '4 MB';

export const SCHEMA_FILE = 'report.schema.json';

/** The addresses below that of a site. */
export const getSiteLinks = (site: string, version: string): SiteLinks => ({
  tool: site + getToolFolder(version),
  compare: `${site}compare/`,
  guide: `${site}docs/firebolt_docs/getting-started/upgrading/`,
});

/** Where a finding is explained. */
export const getGuideLink = (
  { guide }: SiteLinks,
  finding: UpgradeFinding,
): string => (finding.guide ? `${guide}#${finding.guide}` : guide);

export const getCompareLink = (
  { compare }: SiteLinks,
  { from, to }: Pick<UpgradeReport, 'from' | 'to'>,
): string =>
  `${compare}?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;

/** The comparison of the module that a finding is about. */
export function getFindingCompareLink(
  links: SiteLinks,
  report: Pick<UpgradeReport, 'from' | 'to'>,
  { symbol }: UpgradeFinding,
): string {
  const link = getCompareLink(links, report);
  const [module = ''] = symbol.split('.');
  // A path into the package is of no module.
  return /^\w+$/.test(module) ? `${link}&module=${module}` : link;
}

/** In how many of the files the SDK is used. */
export const getCoverage = ({ files, usedIn }: UpgradeReport): string =>
  `The SDK is used in ${usedIn.length} of ${files.length} ${files.length === 1 ? 'file' : 'files'}.`;

/** What the report says of the app as a whole. */
export function getSummary(report: UpgradeReport): string {
  const { files, findings, problems, usedIn, from, to } = report;
  if (files.length === 0) return 'No file was checked.';
  const coverage = getCoverage(report);
  if (usedIn.length === 0) {
    return `${coverage} There was nothing to check: give the files that import \`@firebolt-js/sdk\`.`;
  }
  if (findings.length === 0) {
    const code = problems.length ? 'No code that was checked' : 'No code';
    return `${code} is affected by the upgrade from ${from} to ${to}. ${coverage}`;
  }
  const counts = Object.entries(KIND_TITLES)
    .map(([kind, title]) => ({
      title: title.toLowerCase(),
      count: findings.filter((f) => f.kind === kind).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ title, count }) => `${count} × ${title}`);
  return `From ${from} to ${to}: ${counts.join(', ')}. ${coverage}`;
}

/** Names in a sentence; of many, the first ones and how many more there are. */
function listNames(names: readonly string[]): string {
  const more = names.length - NAMES_LIMIT;
  return more > 0
    ? `${names.slice(0, NAMES_LIMIT).join(', ')} and ${more} more`
    : names.join(', ');
}

/** The same is said once, with its first place and how many more there are. */
function listUnfollowed(
  unfollowed: UpgradeReport['unfollowed'],
): readonly string[] {
  const messages = new Set(unfollowed.map(({ message }) => message));
  return [...messages].map((wanted) => {
    const places = unfollowed.filter(({ message }) => message === wanted);
    const [first] = places;
    const more = places.length - 1;
    const others = more
      ? ` and ${more} more ${more === 1 ? 'place' : 'places'}`
      : '';
    return `Not followed: ${first?.file ?? ''}:${first?.line ?? ''}${others}: ${wanted}`;
  });
}

/** What was not looked at, each as a sentence. */
export function getLimits(report: UpgradeReport): readonly string[] {
  const { packages, missing, unfollowed, skipped } = report;
  const folders = skipped.map(({ path, reason }) => `${path} (${reason})`);
  return [
    ...(packages.length
      ? [
          `Ignored, because the check knows the SDK only: ${packages.join(', ')}.`,
        ]
      : []),
    ...(missing.length
      ? [`Imported, but not included in the check: ${missing.join(', ')}.`]
      : []),
    ...listUnfollowed(unfollowed),
    ...(folders.length ? [`Not read: ${listNames(folders)}.`] : []),
  ];
}

/** What to do, in the order of how much it matters, and the findings that ask for it. */
const TASKS: readonly (readonly [string, readonly FindingKind[], number])[] = [
  ['Must be changed', ['breaks', 'types'], 31],
  ['Works, but is advised against', ['deprecated'], 33],
  ['Behaves differently: look at it', ['differs'], 36],
];

/** The report for a terminal: by what to do, a line and a link for each finding. */
export function printText(
  report: UpgradeReport,
  links: SiteLinks,
  isColored = false,
): string {
  const paint = (text: string, color: number): string =>
    isColored ? `\u001B[${color}m${text}\u001B[0m` : text;
  const groups = TASKS.flatMap(([title, kinds, color]) => {
    const findings = report.findings.filter((f) => kinds.includes(f.kind));
    if (!findings.length) return [];
    return [
      paint(`${title} (${findings.length})`, color),
      ...findings.flatMap((f) => [
        `${f.file}:${f.line}: ${KIND_TITLES[f.kind].toLowerCase()}: ${f.message}`,
        `    ${paint(getGuideLink(links, f), 2)}`,
      ]),
      '',
    ];
  });
  return [
    ...groups,
    ...report.problems.map(({ file, message }) => `${file}: ${message}`),
    ...getLimits(report),
    paint(getSummary(report), 1),
    `All differences: ${getCompareLink(links, report)}`,
  ].join('\n');
}

/** The report as Markdown, to paste into an issue. */
export function printReportMarkdown(
  report: UpgradeReport,
  links: SiteLinks,
): string {
  const sections = Object.entries(KIND_TITLES).flatMap(([kind, title]) => {
    const findings = report.findings.filter((f) => f.kind === kind);
    if (!findings.length) return [];
    return [
      '',
      `### ${title}`,
      '',
      ...findings.map(
        (f) =>
          `- [ ] \`${f.file}:${f.line}\` ${f.message} ([Upgrading](${getGuideLink(links, f)}), [differences](${getFindingCompareLink(links, report, f)}))`,
      ),
    ];
  });
  const rest = [
    ...report.problems.map(({ file, message }) => `\`${file}\`: ${message}`),
    ...getLimits(report),
  ];
  return [
    `## Upgrade of the Firebolt SDK from ${report.from} to ${report.to}`,
    '',
    getSummary(report),
    ...sections,
    ...rest.flatMap((text) => ['', text]),
    '',
    `[All differences](${getCompareLink(links, report)})`,
    '',
  ].join('\n');
}
