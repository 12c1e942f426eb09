import { getGuideLink, SCHEMA_FILE, type SiteLinks } from './printReport';
import type { UpgradeReport } from './types';

/**
 * The report for programs; `report.schema.json` describes it.
 * @param patch with the mechanical changes
 */
export function printJson(
  report: UpgradeReport,
  links: SiteLinks,
  patch: string,
): string {
  const { files, findings, ...rest } = report;
  const said = {
    $schema: (links.tool ?? '') + SCHEMA_FILE,
    ...rest,
    files: files.map((f) => f.path),
    findings: findings.map((finding) => ({
      ...finding,
      link: getGuideLink(links, finding),
    })),
    patch,
  };
  return JSON.stringify(said, null, 2);
}
