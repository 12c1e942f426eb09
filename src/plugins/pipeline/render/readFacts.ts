import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { getCanonical } from '../../../site/getCanonical';
import type { SeoData } from '../../../site/seoData';

/** What core has collected from `setGlobalData`, by plugin and its id. */
interface GlobalData {
  readonly seo?: { readonly default?: SeoData };
}

/**
 * Reads what all modules know of pages. The plugin `seo` says something of each:
 * when the date of one changes, the others look as they did.
 *
 * @param file core's `globalData.json`
 * @returns a value that is the same as long as all that is said of a page is
 */
export function readFacts(file: string): (page: string) => string {
  const { seo, ...others } = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  ) as GlobalData;
  const shared = createHash('sha256')
    .update(JSON.stringify(others))
    .digest('hex');
  const { twins, changes = {} } = seo?.default ?? {};
  return (page) => {
    const own = { canonical: getCanonical(page, twins), ...changes[page] };
    return `${shared} ${JSON.stringify(own)}`;
  };
}
