import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions, type DocsVersion } from '../../shared/docsContent';
import { dropOldFiles } from '../../shared/dropOldFiles';
import { prepareInThread } from '../../shared/runInThread';
import { getBasePath } from '../openrpc/releases';
import { checkComponents } from './checkComponents';
import { isOwnFile } from './isOwnFile';
import type { MarkdownJob } from './worker';

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

/** Writes what tools read: pages in Markdown, files per symbol, and lists. */
export default function markdownPlugin(
  { siteDir, outDir, siteConfig, baseUrl }: LoadContext,
  { versions: names }: Options,
): FinishingPlugin {
  let versions: readonly DocsVersion[] = [];
  /** Writes all, and tells the names of the files. */
  let write: ReturnType<typeof prepareInThread<readonly string[]>> | undefined;
  const prepare = () => {
    const job: MarkdownJob = {
      siteDir,
      outDir,
      baseUrl,
      siteUrl: siteConfig.url + baseUrl,
      names,
      versions,
      paths: names.map(
        (name) => baseUrl.replace(/\/$/, '') + getBasePath(name, names),
      ),
    };
    return prepareInThread<readonly string[]>(
      path.join(__dirname, 'worker.ts'),
      job,
    );
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
      write = prepare();
    },
    async finish() {
      const written = new Set((await write?.())?.flat());
      // The step "pipeline" leaves those to us: thousands are written again.
      dropOldFiles(outDir, written, isOwnFile);
      return undefined;
    },
  };
}
