import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../finish/getSteps';
import {
  getDocsVersions,
  listPageFiles,
  type DocsVersion,
} from '../../shared/docsContent';
import { dropOldFiles } from '../../shared/dropOldFiles';
import { getSiteHashes } from '../../shared/fileHashes';
import { getFingerprint } from '../../shared/getFingerprint';
import { listFiles } from '../../shared/listFiles';
import { prepareInThread } from '../../shared/runInThread';
import type { Archive, ArchiveJob } from './worker';

/** Name of each version's archive, in its folder. */
const ARCHIVE = 'offline.zip';

/** What pages load. */
const FOLDERS = ['assets/css', 'img'];

/** The two scripts of every page. */
const SCRIPTS = /^(?:js\/head|assets\/js\/main\.\w+)\.js$/;

/** What all archives have, below the root of the site. */
function listParts(outDir: string): readonly string[] {
  const list = (folder: string): readonly string[] =>
    listFiles(path.join(outDir, folder)).map((name) => `${folder}/${name}`);
  const scripts = ['js', 'assets/js']
    .flatMap(list)
    .filter((file) => SCRIPTS.test(file));
  return [...FOLDERS.flatMap(list), ...scripts];
}

/** Puts the pages of each version into an archive that opens from a disk. */
export default function archivePlugin({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): FinishingPlugin {
  const cache = path.join(siteDir, 'node_modules/.cache/archives');
  const hashes = getSiteHashes(siteDir);
  let versions: readonly DocsVersion[] = [];
  let pack: ReturnType<typeof prepareInThread> | undefined;

  /** The archives of the versions, each named by what is in it. */
  function listArchives(outDir: string): readonly Archive[] {
    const makers = getFingerprint(siteDir);
    const parts = listParts(outDir);
    return versions.map((version) => {
      const pages = listPageFiles(version, baseUrl);
      const hash = createHash('sha256').update(makers);
      for (const name of [...pages, ...parts]) {
        hash.update(`${name} ${hashes.get(path.join(outDir, name))}\n`);
      }
      const file = path.join(cache, `${hash.digest('hex')}.zip`);
      return { pages, parts, file };
    });
  }

  return {
    name: 'archive',
    async contentLoaded({ allContent }) {
      versions = getDocsVersions(allContent, siteDir);
      if (process.env.NODE_ENV !== 'production') return;
      pack = prepareInThread(path.join(__dirname, 'worker.ts'), undefined);
    },
    async finish({ outDir }) {
      fs.mkdirSync(cache, { recursive: true });
      const all = listArchives(outDir);
      // Packing takes a second.
      const archives = all.filter(({ file }) => !fs.existsSync(file));
      if (archives.length > 0) {
        const siteUrl = siteConfig.url + baseUrl;
        const job: ArchiveJob = { outDir, baseUrl, siteUrl, archives };
        await pack?.(job);
      }
      for (const [i, { path: url }] of versions.entries()) {
        fs.copyFileSync(
          all[i]?.file ?? '',
          path.join(outDir, url.slice(baseUrl.length), ARCHIVE),
        );
      }
      const used = new Set(all.map(({ file }) => path.basename(file)));
      dropOldFiles(cache, used, () => true);
      return undefined;
    },
  };
}
