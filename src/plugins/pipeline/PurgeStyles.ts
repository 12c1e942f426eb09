import fs from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { PurgeCSS } from 'purgecss';
import { Compilation, sources, type Compiler, type Module } from 'webpack';
import { inlineVariables, type Styles } from './inlineVariables';

const NAME = 'PurgeStyles';

/** Scripts that render; what pages say is not the name of a class. */
const RENDERS =
  /[\\/](?:src|@docusaurus|infima)[\\/].*\.(?:[jt]sx?|module\.css)$/;

/** Named by the colors of code, by the browser, or by a part of a name. */
const SAFE = {
  standard: [
    /^token-/,
    /^shell-/,
    /^(?:alert|footer|navbar|pagination-nav__link)--/,
  ],
  greedy: [/^data-/],
};

/** Classes of Infima that nothing has, though scripts hold the word. */
const WORDS =
  /^(?:alert--primary|close|dropdown|footer__link-separator|hero|navbar--primary|pagination)$/;

/** Classes of what the theme can do, and does not with these settings. */
function listUnused(settings: ThemeConfig): readonly RegExp[] {
  const { announcementBar, docs, footer, navbar } = settings;
  const unused = [
    [announcementBar, /^announcementBar/],
    [
      docs.sidebar.hideable,
      /^(?:collapseSidebarButton|expandButton|sidebar(?:Hidden|Logo)|docSidebarContainerHidden|doc(?:Main|Item).*Enhanced)/,
    ],
    [navbar.hideOnScroll, /^(?:navbarHid|\w+HideableNavbar|\w+HideOnScroll)/],
    [footer?.logo, /^(?:footerLogo|footer__logo)/],
  ] as const;
  return [
    ...unused.flatMap(([setting, names]) => (setting ? [] : names)),
    WORDS,
  ];
}

/** Elements that Markdown makes; no script names them. */
const ELEMENTS =
  'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr img input li ol p pre strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  );

/** Style sheets are modules with `content`, of the plugin that extracts them. */
function getCode(module: Module): string {
  return 'content' in module
    ? String(module.content)
    : String(module.originalSource()?.source() ?? '');
}

function listWords(modules: Iterable<Module>): readonly string[] {
  const words = new Set<string>();
  for (const module of modules) {
    // The scripts that style sheets are read with have other names, and are
    // there only while webpack's cache is empty.
    if (!RENDERS.test(module.nameForCondition() ?? '')) continue;
    for (const [word] of getCode(module).matchAll(/[\w-]+/g)) words.add(word);
  }
  return [...words];
}

const listVariables = (css: string): readonly string[] =>
  Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);

interface Purged {
  readonly styles: Styles;
  /** Selectors that are left out. */
  readonly dropped: readonly string[];
}

/** Drops the rules, and with a list of variables also the other variables. */
async function purge(
  styles: Styles,
  words: readonly string[],
  unused: readonly RegExp[],
  safelist: typeof SAFE & { readonly variables?: readonly string[] },
): Promise<Purged> {
  const results = await Promise.all(
    styles.map(async ([file, css]) => {
      const [result] = await new PurgeCSS().purge({
        content: [{ raw: words.join(' '), extension: 'txt' }],
        css: [{ raw: css }],
        defaultExtractor: (text) => text.split(' '),
        blocklist: [...unused],
        safelist: { ...safelist, variables: [...(safelist.variables ?? [])] },
        variables: safelist.variables !== undefined,
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

/** Drops rules for classes and elements that no script of the site names. */
export default class PurgeStyles {
  constructor(
    private readonly settings: ThemeConfig,
    private readonly generatedFilesDir: string,
  ) {}

  private resolve: (words: readonly string[]) => void = () => undefined;

  private readonly serverWords = new Promise<readonly string[]>((resolve) => {
    this.resolve = resolve;
  });

  /** Pages are rendered there, and nowhere else. */
  readonly server = {
    apply: (compiler: Compiler): void => {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.finishModules.tap(NAME, (modules) => {
          this.resolve(listWords(modules));
        });
      });
    },
  };

  readonly client = {
    apply: (compiler: Compiler): void => {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        let words: readonly string[] = [];
        // Later, modules are merged and no longer listed.
        compilation.hooks.finishModules.tap(NAME, (modules) => {
          words = [...listWords(modules), ...ELEMENTS];
        });
        compilation.hooks.processAssets.tapPromise(
          // Before the minifier.
          { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
          async (assets) => {
            words = [...words, ...(await this.serverWords)];
            const styles = Object.entries(assets)
              .filter(([file]) => file.endsWith('.css'))
              .map(
                ([file, source]) => [file, source.source().toString()] as const,
              );
            const unused = listUnused(this.settings);
            const kept = await purge(styles, words, unused, SAFE);
            // PurgeCSS looks for uses of a variable in the same file alone.
            const variables = [
              ...words.filter((word) => word.startsWith('--')),
              ...kept.styles.flatMap(([, css]) => listVariables(css)),
            ];
            // For the test that looks whether a page needs one of them.
            fs.writeFileSync(
              path.join(this.generatedFilesDir, 'dropped-selectors.json'),
              JSON.stringify(kept.dropped),
            );
            const safe = { ...SAFE, variables };
            const purged = await purge(kept.styles, words, unused, safe);
            for (const [file, css] of inlineVariables(purged.styles)) {
              compilation.updateAsset(file, new sources.RawSource(css));
            }
          },
        );
      });
    },
  };
}
