import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getDocsVersions } from '../../shared/docsContent';
import { checkFrontMatter } from './checkFrontMatter';
import { checkImports } from './checkImports';
import { checkNavbar, type NavbarItem } from './checkNavbar';
import { checkRun } from './checkRun';

interface ThemeConfig {
  readonly navbar?: { readonly items?: readonly NavbarItem[] };
}

/**
 * Refuses pages without a useful description, with wrong imports or samples of
 * unknown versions, and links to no sidebar.
 */
export default function checkPagesPlugin({
  siteDir,
  siteConfig,
}: LoadContext): Plugin {
  const readText = (file: string) =>
    fs.readFileSync(path.join(siteDir, file), 'utf8');
  const { navbar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'check-pages',
    contentLoaded({ allContent }) {
      const versions = getDocsVersions(allContent, siteDir);
      const released = fs.existsSync(path.join(siteDir, 'versions.json'))
        ? (JSON.parse(readText('versions.json')) as readonly string[])
        : [];
      const names = [...released, ...versions.map(({ name }) => name)];
      const pageFaults = versions
        .flatMap(({ written }) => written)
        .flatMap((page) => [
          ...checkFrontMatter(page, readText),
          ...checkImports(siteDir, page.file, readText(page.file)),
          ...checkRun(page.file, readText(page.file), names),
        ]);
      const faults = [
        ...pageFaults,
        ...checkNavbar(navbar?.items ?? [], versions),
      ];
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return Promise.resolve();
    },
  };
}
