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
import { prepareInThread } from '../../shared/runInThread';
import { getBasePath, getDocsDir } from '../openrpc/releases';
import { checkComponents } from './checkComponents';
import { isOwnFile } from './isOwnFile';
import { KeptVersions } from './KeptVersions';
import type { MarkdownFiles, MarkdownJob, MarkdownRequest } from './worker';

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

const hashAll = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex');

/** Writes what tools read: pages in Markdown, files per symbol, and lists. */
export default function markdownPlugin(
  { siteDir, outDir, siteConfig, baseUrl }: LoadContext,
  { versions: names }: Options,
): FinishingPlugin {
  const hashes = getSiteHashes(siteDir);
  const index = path.join(siteDir, 'node_modules/.cache/markdown/index.json');
  let versions: readonly DocsVersion[] = [];
  let thread: ReturnType<typeof prepare> | undefined;

  function prepare(isAhead: boolean) {
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
      isAhead,
    };
    return prepareInThread<MarkdownFiles, MarkdownRequest>(
      path.join(__dirname, 'worker.ts'),
      job,
    );
  }

  /** Changes with what the reference is made of, which is of all versions. */
  const getSource = (): string =>
    hashAll([
      getFingerprint(siteDir),
      ...names.map((name) =>
        hashes.get(path.join(siteDir, getDocsDir(name), 'api/openrpc.json')),
      ),
    ]);

  /** Changes with what the files of a version are made of. */
  function getKey(source: string, version: DocsVersion): string {
    const pages = listPageFiles(version, baseUrl);
    return hashAll([
      source,
      JSON.stringify(version),
      ...versions.map(({ name, path: url }) => `${name} ${url}`),
      // The newest brings the Markdown of the first page.
      ...[...pages, 'index.html'].map((name) =>
        hashes.get(path.join(outDir, name)),
      ),
    ]);
  }

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
      const isKnown = new KeptVersions(index, outDir).source === getSource();
      // A core is idle while pages are compiled. A fault shows in finish().
      thread = prepare(!isKnown);
    },
    async finish() {
      const kept = new KeptVersions(index, outDir);
      const source = getSource();
      const keys = new Map(
        versions.map((one) => [one.path, getKey(source, one)]),
      );
      const wanted = [...keys].flatMap(([url, key]) =>
        kept.keep(url, key) ? [] : url,
      );
      if (wanted.length > 0) {
        const [files = []] = (await thread?.(wanted)) ?? [];
        for (const [url, own] of files) kept.set(url, keys.get(url) ?? '', own);
      }
      // The step "pipeline" leaves those to us: thousands are written again.
      dropOldFiles(outDir, kept.save(source), isOwnFile);
      return undefined;
    },
  };
}
