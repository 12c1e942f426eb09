import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions, type DocsVersion } from '../../shared/docsContent';
import { dropOldFiles } from '../../shared/dropOldFiles';
import { runInThread } from '../../shared/runInThread';
import { getBasePath } from '../openrpc/releases';
import { checkComponents } from './checkComponents';
import type { Job } from './worker';

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

/** Writes what tools read: pages in Markdown, files per symbol, and lists. */
export default function markdownPlugin(
  { siteDir, outDir, siteConfig, baseUrl }: LoadContext,
  { versions: names }: Options,
): FinishingPlugin {
  const start = Date.now();
  let versions: readonly DocsVersion[] = [];
  let preparing: Promise<unknown> | undefined;
  const run = (hasPages: boolean): Promise<unknown> => {
    const job: Job = {
      siteDir,
      outDir,
      baseUrl,
      siteUrl: siteConfig.url + baseUrl,
      names,
      versions,
      paths: names.map(
        (name) => baseUrl.replace(/\/$/, '') + getBasePath(name, names),
      ),
      hasPages,
    };
    return runInThread(path.join(__dirname, 'worker.ts'), job);
  };
  return {
    name: 'markdown',
    async contentLoaded({ allContent }) {
      versions = getDocsVersions(allContent, siteDir);
      const faults = versions
        .flatMap(({ written }) => written)
        .flatMap(({ file }) =>
          checkComponents(
            file,
            fs.readFileSync(path.join(siteDir, file), 'utf8'),
          ),
        );
      if (faults.length > 0) throw new Error(faults.join('\n'));
      if (process.env.NODE_ENV !== 'production') return;
      // A core is idle while pages are compiled. A fault shows in finish().
      preparing = run(false);
      preparing.catch(() => undefined);
    },
    async finish() {
      await preparing;
      await run(true);
      dropOldFiles(outDir, start);
      return undefined;
    },
  };
}
