import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import type { FinishingPlugin } from '../../finish/getSteps';
import { getDocsVersions } from '../../shared/docsContent';
import { dropOldFiles } from '../../shared/dropOldFiles';
import { prepareInThread } from '../../shared/runInThread';
import { getBasePath } from '../openrpc/releases';
import { createKeys } from './createKeys';
import { isOwnFile } from './isOwnFile';
import { KeptVersions } from './KeptVersions';
import type { MarkdownFiles, MarkdownJob, MarkdownRequest } from './worker';

interface Options {
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

type Job = Omit<MarkdownJob, 'changed'>;

interface Writer {
  /** Begins when pages are written, though their heads are not finished. */
  readonly begin: () => void;
  /** Writes the rest, and tells the names of all files below the site. */
  readonly finish: () => Promise<ReadonlySet<string>>;
}

/** Writes the files of the versions that have changed. */
function prepare(job: Job): Writer {
  const index = path.join(
    job.siteDir,
    'node_modules/.cache/markdown/index.json',
  );
  const keys = createKeys(job);
  const kept = new KeptVersions(index, job.outDir);
  const changed = job.versions
    .filter((one) => !kept.knows(one.path, keys.source(one)))
    .map(({ path: url }) => url);
  const ask = prepareInThread<MarkdownFiles>(
    path.join(__dirname, 'worker.ts'),
    { ...job, changed } satisfies MarkdownJob,
  );
  const begin = (): void => {
    if (changed.length === 0) return;
    // A fault shows in finish().
    ask('pages' satisfies MarkdownRequest).catch(() => undefined);
  };
  const finish = async (): Promise<ReadonlySet<string>> => {
    const now = new Map(
      job.versions.map((one) => [
        one.path,
        { source: keys.source(one), pages: keys.pages(one) },
      ]),
    );
    const wanted = new Map(
      [...now].filter(([url, key]) => !kept.keep(url, key)),
    );
    if (wanted.size > 0) {
      const request: MarkdownRequest = [...wanted.keys()];
      const [files = []] = await ask(request);
      for (const [url, names] of files) {
        const own = wanted.get(url);
        if (own) kept.set(url, own, names);
      }
    }
    return kept.save();
  };
  return { begin, finish };
}

/** Writes what tools read: pages in Markdown, files per symbol, and lists. */
export default function markdownPlugin(
  { siteDir, outDir, siteConfig, baseUrl }: LoadContext,
  { versions: names }: Options,
): FinishingPlugin {
  let writer: Writer | undefined;
  return {
    name: 'markdown',
    async contentLoaded({ allContent }) {
      const versions = getDocsVersions(allContent, siteDir);
      if (process.env.NODE_ENV !== 'production') return;
      // A core is idle while pages are compiled. A fault shows in finish().
      writer = prepare({
        siteDir,
        outDir,
        baseUrl,
        siteUrl: siteConfig.url + baseUrl,
        names,
        versions,
        paths: names.map(
          (name) => baseUrl.replace(/\/$/, '') + getBasePath(name, names),
        ),
      });
    },
    configureWebpack: (_, isServer) =>
      isServer
        ? {
            plugins: [
              {
                apply: ({ hooks }: Compiler) => {
                  hooks.afterEmit.tap('markdown', () => writer?.begin());
                },
              },
            ],
          }
        : {},
    async finish() {
      // The step "pipeline" leaves those to us: thousands are written again.
      if (writer) dropOldFiles(outDir, await writer.finish(), isOwnFile);
      return undefined;
    },
  };
}
