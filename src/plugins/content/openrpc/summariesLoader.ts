import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { readDocument } from './readDocument';
import { getDocsDir } from './releases';

/** Turns `versions.json?summaries` into a line of text for each version. */
export default function summariesLoader(
  this: LoaderContext<{ readonly siteDir: string }>,
  source: string,
): string {
  const { siteDir } = this.getOptions();
  const versions = JSON.parse(source) as readonly string[];
  const summaries = versions.map((version) => {
    const dir = getDocsDir(version);
    this.addDependency(path.join(siteDir, dir, 'api', 'openrpc.json'));
    return [version, readDocument(siteDir, dir)['x-summary']] as const;
  });
  return JSON.stringify(Object.fromEntries(summaries));
}
