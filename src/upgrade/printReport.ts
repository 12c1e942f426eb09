import type { Finding, FindingKind, Report } from './types';

/** What a kind of finding is called, in the order of how much it matters. */
export const KIND_TITLES: Readonly<Record<FindingKind, string>> = {
  breaks: 'Stops working',
  types: 'No longer compiles',
  deprecated: 'Deprecated',
  differs: 'Behaves differently',
};

/** Kinds for which the app must be changed before it is upgraded. */
export const isBreaking = ({ kind }: Finding): boolean =>
  kind === 'breaks' || kind === 'types';

/** Addresses on the site, which the reader of a report can open. */
export interface SiteLinks {
  readonly compare: string;
  readonly guide: string;
}

/** Where a finding is explained. */
export const getGuideLink = ({ guide }: SiteLinks, finding: Finding): string =>
  finding.guide ? `${guide}#${finding.guide}` : guide;

export const getCompareLink = (
  { compare }: SiteLinks,
  { from, to }: Pick<Report, 'from' | 'to'>,
): string =>
  `${compare}?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;

/** The comparison of the module that a finding is about. */
export function getFindingCompareLink(
  links: SiteLinks,
  report: Pick<Report, 'from' | 'to'>,
  { symbol }: Finding,
): string {
  const link = getCompareLink(links, report);
  const [module = ''] = symbol.split('.');
  // A path into the package is of no module.
  return /^\w+$/.test(module) ? `${link}&module=${module}` : link;
}

/** What the report says of the app as a whole. */
export function getSummary({ files, findings, from, to }: Report): string {
  const number = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  if (files.length === 0) return 'No file was checked.';
  if (findings.length === 0) {
    return `Nothing of yours is affected by the upgrade from ${from} to ${to} (${number} checked).`;
  }
  const counts = Object.entries(KIND_TITLES)
    .map(([kind, title]) => ({
      title: title.toLowerCase(),
      count: findings.filter((f) => f.kind === kind).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ title, count }) => `${count} × ${title}`);
  return `From ${from} to ${to}: ${counts.join(', ')} (${number} checked).`;
}

/** What was not looked at, each as a sentence. */
export function getLimits({ packages, missing }: Report): readonly string[] {
  return [
    ...(packages.length
      ? [`Ignored, because only the SDK is known here: ${packages.join(', ')}.`]
      : []),
    ...(missing.length
      ? [`Imported, but not given: ${missing.join(', ')}.`]
      : []),
  ];
}

/** The report for a terminal. */
export function printText(report: Report, links: SiteLinks): string {
  return [
    ...report.findings.flatMap((f) => [
      `${f.file}:${f.line}: ${KIND_TITLES[f.kind].toLowerCase()}: ${f.message}`,
      `    ${getGuideLink(links, f)}`,
      `    ${getFindingCompareLink(links, report, f)}`,
    ]),
    ...report.problems.map(({ file, message }) => `${file}: ${message}`),
    ...getLimits(report),
    getSummary(report),
    `All differences: ${getCompareLink(links, report)}`,
  ].join('\n');
}

/** The report as Markdown, to paste into an issue. */
export function printMarkdown(report: Report, links: SiteLinks): string {
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
