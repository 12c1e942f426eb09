import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
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

interface Finding {
  readonly page: string;
  readonly text: string;
}

/** Combines identical messages for several pages into one line. */
const print = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map(({ text }) => text))].map((text) => {
    const all = findings.filter((one) => one.text === text);
    const more = all.length > 1 ? ` and ${all.length - 1} more` : '';
    return `${all[0]?.page ?? ''}${more}: ${text}`;
  });

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
export async function addPolicies(
  { siteDir, outDir }: FinishedSite,
  { plugins, siteConfig }: Pick<Props, 'plugins' | 'siteConfig'>,
  hosts: Hosts | undefined,
  pages: readonly string[],
  finish: (html: string, page: string) => string,
): Promise<void> {
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
  const warnings: Finding[] = [];
  const errors: Finding[] = [];
  for (const page of pages) {
    if (isStatic(page)) continue;
    const file = path.join(outDir, page);
    const html = finish(fs.readFileSync(file, 'utf8'), page);
    const secured = addPolicy(html, hosts, isKnown);
    replaceFile(file, secured.html);
    warnings.push(...secured.warnings.map((text) => ({ page, text })));
    errors.push(...secured.errors.map((text) => ({ page, text })));
    // Lets other steps go on, which wait for messages from workers.
    await setImmediate();
  }
  for (const line of print(warnings)) console.warn(`[WARNING] ${line}`);
  const lines = print(errors);
  if (lines.length > 0) {
    throw new Error(`the Content-Security-Policy blocks:\n${lines.join('\n')}`);
  }
}
