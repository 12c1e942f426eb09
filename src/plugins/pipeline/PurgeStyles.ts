import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { Compilation, sources, type Compiler, type Module } from 'webpack';
import { dropOverridden } from './dropOverridden';
import { inlineVariables, type Styles } from './inlineVariables';
import { STYLES_ENTRY } from './PageStyles';
import { splitStyles } from './splitStyles';

const NAME = 'PurgeStyles';

/** What makes elements in the browser, and so names their classes. */
const MAKES_ELEMENTS =
  /[\\/](?:src|core[\\/]lib[\\/]client|nprogress)[\\/].*\.(?:[jt]sx?|module\.css)$/;

/** Scripts of ours that run beside the app. */
const SCRIPTS = ['../browser', '../../run'].map((folder) =>
  path.join(__dirname, folder),
);

/**
 * Colors of code and parts of the shell; conditions on the page as a whole; and
 * `:where(.a):hover`, which PurgeCSS drops even where `.a` is used.
 */
const KEPT = {
  standard: [/^token-/, /^shell-/, /^:where$/],
  greedy: [/^data-/],
};

/**
 * Classes that no element has, and that are words of ours as well; and a glow of
 * the bar of progress.
 */
const UNUSED = ['close', 'dropdown', 'hero', 'peg', 'tabs'];

/** Rules that browsers leave out which know `scrollbar-width`. */
const SUPERSEDED = /[^{}]*::-webkit-scrollbar[^{}]*\{[^{}]*\}/g;

const listWords = (text: string): readonly string[] =>
  Array.from(text.matchAll(/[\w-]+/g), ([word]) => word);

const listScriptWords = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      listWords(fs.readFileSync(path.join(folder, file), 'utf8')),
    );

/** Style sheets are modules with `content`, of the plugin that extracts them. */
const getCode = (module: Module): string =>
  'content' in module
    ? String(module.content)
    : String(module.originalSource()?.source() ?? '');

interface Purged {
  readonly styles: Styles;
  /** Selectors that are left out. */
  readonly dropped: readonly string[];
}

/** Drops rules for what no word names. */
async function purge(
  styles: Styles,
  words: readonly string[],
): Promise<Purged> {
  const results = await Promise.all(
    styles.map(async ([file, css]) => {
      const [result] = await new PurgeCSS().purge({
        content: [{ raw: words.join(' '), extension: 'txt' }],
        css: [{ raw: css }],
        defaultExtractor: (text) => text.split(' '),
        blocklist: UNUSED,
        safelist: KEPT,
        rejected: true,
      });
      if (!result) throw new Error(`${file}: PurgeCSS gave nothing`);
      return { style: [file, result.css] as const, dropped: result.rejected };
    }),
  );
  return {
    styles: results.map(({ style }) => style),
    dropped: results.flatMap(({ dropped = [] }) => dropped),
  };
}

const minify = (css: string): Buffer =>
  Buffer.from(
    transform({
      filename: 'styles.css',
      code: new Uint8Array(Buffer.from(css)),
      minify: true,
      // It prefers what is shorter, and too new.
      include: Features.MediaQueries,
    }).code,
  );

const getRareFile = (common: string): string =>
  common.replace(/[^/]*?(?=\.\w+\.css$)/, 'part-rare');

/**
 * Style sheets as short as they can be.
 * @param common the one of all pages, which parts with what few of them have
 */
async function shrink(styles: Styles, words: readonly string[], common = '') {
  const { dropped, styles: kept } = await purge(styles, words);
  const small = kept.map(([file, css]) => [file, dropOverridden(css)] as const);
  const split = inlineVariables(small, words).flatMap(([file, css]) => {
    if (file !== common) return [[file, css] as const];
    const [most, rare] = splitStyles(css);
    return [[file, most] as const, [getRareFile(file), rare] as const];
  });
  return {
    styles: split.map(([file, css]) => [file, minify(css)] as const),
    dropped,
  };
}

/** The style sheet of all pages. */
const getCommonFile = ({ entrypoints }: Compilation): string | undefined =>
  entrypoints
    .get('main')
    ?.getFiles()
    .find((file) => file.endsWith('.css'));

/** One for pages that have something of it, like those of components. */
function addToPages(
  compilation: Compilation,
  file: string,
  source: sources.RawSource,
): void {
  compilation.emitAsset(file, source);
  compilation.entrypoints
    .get(STYLES_ENTRY)
    ?.getEntrypointChunk()
    .files.add(file);
}

/** Drops rules for what is in no page, and what no script of the client makes. */
export class PurgeStyles {
  /**
   * @param names classes, ids, elements and attributes of all pages
   * @param report where to list what is left out, for a test to look at
   */
  constructor(
    private readonly names: Promise<ReadonlySet<string>>,
    private readonly report: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const words = new Set(SCRIPTS.flatMap(listScriptWords));
      // Later, modules are merged and no longer listed.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          if (!MAKES_ELEMENTS.test(module.nameForCondition() ?? '')) continue;
          for (const word of listWords(getCode(module))) words.add(word);
        }
      });
      compilation.hooks.processAssets.tapPromise(
        // Scripts are made small while pages are rendered.
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING },
        async (assets) => {
          const all = [...words, ...(await this.names)];
          const styles = Object.entries(assets)
            .filter(([file]) => file.endsWith('.css'))
            .map(([file, css]) => {
              const text = css.source().toString().replace(SUPERSEDED, '');
              return [file, text] as const;
            });
          const hash = createHash('sha256').update(
            JSON.stringify([styles, all.sort()]),
          );
          const { dropped, styles: shrunk } = await compilation
            .getCache(NAME)
            .providePromise('styles', hash.digest('hex'), () =>
              shrink(styles, all, getCommonFile(compilation)),
            );
          fs.writeFileSync(this.report, JSON.stringify(dropped));
          for (const [file, css] of shrunk) {
            const source = new sources.RawSource(css);
            if (compilation.getAsset(file))
              compilation.updateAsset(file, source);
            else addToPages(compilation, file, source);
          }
        },
      );
    });
  }
}
