import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
// Adds `devServer` to webpack's settings.
import type {} from 'webpack-dev-server';
import { readDocument } from '../openrpc/readDocument';
import { buildIndex } from './buildIndex';
import { collectRecords, type Readers } from './collectRecords';
import { SEARCH_FOLDER } from './format';
import { listVersions, type Page, type VersionPages } from './listVersions';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Where `npm start` finds the index, which then is not part of a build. */
const START_FOLDER = 'search';

/** Address of a page's file below the folder of the site. */
function getFile({ version }: VersionPages, page: Page): string {
  return path.join(version.path, page.path, 'index.html');
}

function writeIndex(
  siteFolder: string,
  versions: readonly VersionPages[],
  readers: Readers,
): void {
  const folder = path.join(siteFolder, SEARCH_FOLDER);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const records = versions.map((version) => collectRecords(version, readers));
  for (const { name, text } of buildIndex(records)) {
    fs.writeFileSync(path.join(folder, name), text);
  }
}

/** Writes the index that the search reads: all versions, equal parts joined. */
export default function searchPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const startFolder = path.join(generatedFilesDir, START_FOLDER);
  let versions: readonly VersionPages[] = [];
  const readVersion: Readers['readDocument'] = ({ contentPath }) =>
    readDocument(siteDir, path.relative(siteDir, contentPath));
  return {
    name: 'search',
    contentLoaded({ allContent }) {
      const docs = allContent[DOCS_PLUGIN]?.['default'] as LoadedContent;
      versions = listVersions(docs.loadedVersions, baseUrl);
      if (process.env.NODE_ENV === 'development') {
        writeIndex(startFolder, versions, {
          readDocument: readVersion,
          readHtml: () => undefined,
        });
      }
    },
    configureWebpack: () => ({
      devServer: {
        static: [{ publicPath: baseUrl, directory: startFolder }],
      },
    }),
    postBuild({ outDir }) {
      writeIndex(outDir, versions, {
        readDocument: readVersion,
        readHtml: (version, page) =>
          fs.readFileSync(path.join(outDir, getFile(version, page)), 'utf8'),
      });
      return Promise.resolve();
    },
  };
}
