import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import { readDocument } from '../../content/openrpc/readDocument';
import { getDocsVersions, type DocsVersion } from '../../shared/docsContent';
import { serveFiles } from '../../shared/serveFiles';
import { writeFiles, type TextFiles } from '../../shared/textFiles';
import { bundleRunner } from './bundle';
import { getRunData } from './getRunData';
import { listSamples } from './listSamples';

/** From there `src/browser/controls/run.ts` loads it. */
const FOLDER = 'js/run/';

/** What the runner loads of a version, and what the playground offers of it. */
function createVersionFiles(
  siteDir: string,
  { name, folder, written }: DocsVersion,
): TextFiles {
  const pages = written.map(({ title, file }) => ({
    title,
    text: fs.readFileSync(path.join(siteDir, file), 'utf8'),
  }));
  const data = getRunData(siteDir, folder);
  const samples = listSamples(readDocument(siteDir, folder), pages);
  return {
    [`${name}.json`]: JSON.stringify(data),
    [`samples/${name}.json`]: JSON.stringify(samples),
  };
}

async function createFiles(
  siteDir: string,
  versions: readonly DocsVersion[],
  runner = bundleRunner(),
): Promise<TextFiles> {
  const data = versions.map((version) => createVersionFiles(siteDir, version));
  return Object.assign({}, await runner, ...data) as TextFiles;
}

/**
 * Runs samples in the page. The button is part of the HTML; everything else
 * comes when it is pressed, from files that no page names.
 */
export default function runPlugin({ siteDir }: LoadContext): FinishingPlugin {
  let versions: readonly DocsVersion[] = [];
  let runner: ReturnType<typeof bundleRunner> | undefined;
  return {
    name: 'run',
    contentLoaded({ allContent }) {
      versions = getDocsVersions(allContent, siteDir);
      serveFiles(FOLDER, () => createFiles(siteDir, versions));
      if (process.env.NODE_ENV !== 'production') return;
      // A core is idle while pages are compiled. A fault shows in finish().
      runner = bundleRunner();
      runner.catch(() => undefined);
    },
    async finish({ outDir }) {
      const files = await createFiles(siteDir, versions, runner);
      writeFiles(path.join(outDir, FOLDER), files);
    },
  };
}
