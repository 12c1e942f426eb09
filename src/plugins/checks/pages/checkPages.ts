import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { DocsVersion } from '../../shared/docsContent';
import { checkComponents } from './checkComponents';
import { checkFrontMatter } from './checkFrontMatter';
import { checkImages } from './checkImages';
import { checkImports } from './checkImports';
import { checkNavbar, type NavbarItem } from './checkNavbar';
import { checkRun } from './checkRun';

interface ThemeConfig {
  readonly navbar?: { readonly items?: readonly NavbarItem[] };
}

/** `npm run check` has the rules of content throw; a build warns. */
const IS_STRICT = process.env['CONTENT_RULES'] === 'throw';

/**
 * Tells of pages without a useful description, with images without a text, with
 * imports that will not last and samples of unknown versions; refuses a navbar
 * that leads to no sidebar.
 */
export function checkPages(
  { siteDir, siteConfig }: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  versions: readonly DocsVersion[],
): void {
  const readText = (file: string) =>
    fs.readFileSync(path.join(siteDir, file), 'utf8');
  const { navbar } = siteConfig.themeConfig as ThemeConfig;
  const released = fs.existsSync(path.join(siteDir, 'versions.json'))
    ? (JSON.parse(readText('versions.json')) as readonly string[])
    : [];
  const names = [...released, ...versions.map(({ name }) => name)];
  const pages = versions.flatMap(({ written }) => written);
  const faults = pages.flatMap((page) => {
    const text = readText(page.file);
    return [
      ...checkFrontMatter(page, () => text),
      ...checkImages(page.file, text),
      ...checkImports(siteDir, page.file, text),
      ...checkComponents(page.file, text),
      ...checkRun(page.file, text, names),
    ];
  });
  const errors = checkNavbar(navbar?.items ?? [], versions);
  if (IS_STRICT) errors.push(...faults);
  else
    faults.forEach((fault) => {
      console.warn(`[WARNING] ${fault}`);
    });
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
