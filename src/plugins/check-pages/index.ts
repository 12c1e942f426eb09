import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkFrontMatter } from './checkFrontMatter';

/** The part of the docs plugin's content that the checks need. */
interface DocsContent {
  readonly loadedVersions: readonly {
    readonly docs: readonly {
      readonly source: string;
      readonly frontMatter: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

/** Refuses pages without a title or a useful description. */
export default function checkPagesPlugin({ siteDir }: LoadContext): Plugin {
  const readText = (file: string) =>
    fs.readFileSync(path.join(siteDir, file), 'utf8');
  return {
    name: 'check-pages',
    contentLoaded({ allContent }) {
      const contents = allContent['docusaurus-plugin-content-docs'] as
        Readonly<Record<string, DocsContent>> | undefined;
      const faults = Object.values(contents ?? {})
        .flatMap(({ loadedVersions }) => loadedVersions)
        .flatMap(({ docs }) => docs)
        .flatMap(({ source, frontMatter }) => {
          const file = source.replace('@site/', '');
          return checkFrontMatter({ file, frontMatter }, readText);
        });
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return Promise.resolve();
    },
  };
}
