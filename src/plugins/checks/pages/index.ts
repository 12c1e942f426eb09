import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkFrontMatter } from './checkFrontMatter';
import { checkNavbar, type NavbarItem, type Version } from './checkNavbar';

/** The part of the docs plugin's content that the checks need. */
interface DocsContent {
  readonly loadedVersions: readonly (Version & {
    readonly docs: readonly {
      readonly source: string;
      readonly frontMatter: Readonly<Record<string, unknown>>;
    }[];
  })[];
}

interface ThemeConfig {
  readonly navbar?: { readonly items?: readonly NavbarItem[] };
}

/** Refuses pages without a useful description, and links to no sidebar. */
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
      const contents = allContent['docusaurus-plugin-content-docs'] as
        Readonly<Record<string, DocsContent>> | undefined;
      const versions = Object.values(contents ?? {}).flatMap(
        ({ loadedVersions }) => loadedVersions,
      );
      const pageFaults = versions
        .flatMap(({ docs }) => docs)
        .flatMap(({ source, frontMatter }) => {
          const file = source.replace('@site/', '');
          return checkFrontMatter({ file, frontMatter }, readText);
        });
      const faults = [
        ...pageFaults,
        ...checkNavbar(navbar?.items ?? [], versions),
      ];
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return Promise.resolve();
    },
  };
}
