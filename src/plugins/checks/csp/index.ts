import fs from 'node:fs';
import path from 'node:path';
import type { InitializedPlugin, Props } from '@docusaurus/types';
import { Compilation, sources, type Compiler } from 'webpack';
import type { FinishedSite } from '../../shared/FinishedSite';
import { replaceFile } from '../../shared/textFiles';
import { addPolicy, type Hosts } from './addPolicy';

const NAME = 'PagePolicies';

const THEME = 'docusaurus-theme-classic';

/** Matches the scripts of `baseUrlIssueBanner` and of `plugin-client-redirects`. */
const OFFICIAL =
  /^\s*window(?:\['__DOCUSAURUS_INSERT_BASEURL_BANNER|\.location\.href = '[^']*';\s*$)/;

/** Returns the theme's scripts, which set the color mode before the first paint. */
function getThemeScripts(
  plugins: readonly InitializedPlugin[],
): readonly string[] {
  const theme = plugins.find(({ name }) => name === THEME);
  const tags = theme?.injectHtmlTags?.({ content: undefined }).preBodyTags;
  return [tags ?? []]
    .flat()
    .flatMap((tag) =>
      typeof tag === 'object' && tag.tagName === 'script' && tag.innerHTML
        ? [tag.innerHTML]
        : [],
    );
}

/** Combines identical messages for several pages into one line. */
class Findings {
  private readonly pages = new Map<string, string[]>();

  add(page: string, texts: readonly string[]): void {
    for (const text of texts) {
      this.pages.set(text, [...(this.pages.get(text) ?? []), page]);
    }
  }

  print(): readonly string[] {
    return Array.from(this.pages, ([text, [first = '', ...others]]) => {
      const more = others.length ? ` and ${others.length} more` : '';
      return `${first}${more}: ${text}`;
    });
  }
}

/** Inserts the policy into the only page that `npm start` serves. */
export const createPagePolicies = (hosts: Hosts | undefined) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!name.endsWith('.html')) continue;
            const { html } = addPolicy(String(source.source()), hosts);
            compilation.updateAsset(name, new sources.RawSource(html));
          }
        },
      );
    });
  },
});

/**
 * @param pages files in the output folder
 * @param finish makes the last change of a page
 * @throws if a page has an unknown inline script or no `<meta charset>`
 */
export function addPolicies(
  { siteDir, outDir }: FinishedSite,
  { plugins, siteConfig }: Pick<Props, 'plugins' | 'siteConfig'>,
  hosts: Hosts | undefined,
  pages: readonly string[],
  finish: (html: string, page: string) => string,
): void {
  const scripts = getThemeScripts(plugins);
  const isStatic = (name: string): boolean =>
    siteConfig.staticDirectories.some((folder) =>
      fs.existsSync(path.resolve(siteDir, folder, name)),
    );
  // The stock pipeline minifies scripts, so they can't be recognized.
  const isKnown = (text: string): boolean =>
    process.env['STOCK_PIPELINE'] === 'true' ||
    scripts.includes(text) ||
    OFFICIAL.test(text);
  const warnings = new Findings();
  const errors = new Findings();
  for (const name of pages) {
    if (isStatic(name)) continue;
    const file = path.join(outDir, name);
    const page = finish(fs.readFileSync(file, 'utf8'), name);
    const secured = addPolicy(page, hosts, isKnown);
    replaceFile(file, secured.html);
    warnings.add(name, secured.warnings);
    errors.add(name, secured.errors);
  }
  for (const line of warnings.print()) console.warn(`[WARNING] ${line}`);
  const lines = errors.print();
  if (lines.length > 0) {
    throw new Error(`the Content-Security-Policy blocks:\n${lines.join('\n')}`);
  }
}
