import { getGuideLink, KIND_TITLES, type SiteLinks } from './printReport';
import type {
  UpgradeFinding,
  FindingKind,
  Problem,
  UpgradeReport,
} from './types';

const LEVELS: Readonly<Record<FindingKind, string>> = {
  breaks: 'error',
  types: 'error',
  deprecated: 'warning',
  differs: 'note',
};

const toLocations = (file: string, line?: number): unknown => [
  {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(file) },
      ...(line !== undefined && { region: { startLine: line } }),
    },
  },
];

const toResult = (finding: UpgradeFinding, links: SiteLinks): unknown => ({
  ruleId: finding.kind,
  level: LEVELS[finding.kind],
  message: { text: `${finding.message} ${getGuideLink(links, finding)}` },
  locations: toLocations(finding.file, finding.line),
});

const toNotification = ({ file, message }: Problem): unknown => ({
  level: 'warning',
  message: { text: message },
  locations: toLocations(file),
});

/**
 * The report for code review.
 * @param version of the tool
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function printSarif(
  report: UpgradeReport,
  links: SiteLinks,
  version: string,
): string {
  const rules = Object.entries(KIND_TITLES).map(([id, title]) => ({
    id,
    shortDescription: { text: title },
    helpUri: links.guide,
  }));
  const run = {
    tool: {
      driver: {
        name: 'firebolt-upgrade',
        version,
        informationUri: links.guide,
        rules,
      },
    },
    results: report.findings.map((finding) => toResult(finding, links)),
    invocations: [
      {
        executionSuccessful: report.problems.length === 0,
        toolExecutionNotifications: report.problems.map(toNotification),
      },
    ],
  };
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [run],
    },
    null,
    2,
  );
}
