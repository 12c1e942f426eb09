import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { Compilation, sources, type Compiler, type Module } from 'webpack';
import { inlineVariables, type Styles } from './inlineVariables';

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

/** Style sheets as short as they can be. */
async function shrink(styles: Styles, words: readonly string[]) {
  const { dropped, styles: kept } = await purge(styles, words);
  const shrunk = inlineVariables(kept, words).map(([file, css]) => {
    const { code } = transform({
      filename: file,
      code: new Uint8Array(Buffer.from(css)),
      minify: true,
      // It prefers what is shorter, and too new.
      include: Features.MediaQueries,
    });
    return [file, Buffer.from(code)] as const;
  });
  return { styles: shrunk, dropped };
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
            .map(([file, css]) => [file, css.source().toString()] as const);
          const hash = createHash('sha256').update(
            JSON.stringify([styles, all.sort()]),
          );
          const { dropped, styles: shrunk } = await compilation
            .getCache(NAME)
            .providePromise('styles', hash.digest('hex'), () =>
              shrink(styles, all),
            );
          fs.writeFileSync(this.report, JSON.stringify(dropped));
          for (const [file, css] of shrunk) {
            compilation.updateAsset(file, new sources.RawSource(css));
          }
        },
      );
    });
  }
}
