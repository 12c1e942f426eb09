import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { parseFeedFormat } from '../../../feed/parseFeedFormat';
import { parseJson } from './parseJson';

/** Checks `gmrss.json` and finishes it for the components that show it. */
export default function feedLoader(
  this: LoaderContext<{ readonly siteDir: string }>,
  source: string,
): string {
  const { siteDir } = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath);
  return JSON.stringify(parseFeedFormat(parseJson(source, file), file));
}
