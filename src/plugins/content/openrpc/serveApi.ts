import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { listSymbols, printDeclarations } from '../../../openrpc';
import type { SymbolIndex } from '../../../typing/getReferences';
import type { DocsVersion } from '../../shared/docsContent';
import { serveFiles } from '../../shared/serveFiles';
import type { TextFiles } from '../../shared/textFiles';
import { readDocument } from './readDocument';

/** What readers download of the API, and an editor reads to know its types. */
function makeFiles(
  { siteDir, siteConfig }: LoadContext,
  version: DocsVersion,
): TextFiles {
  const document = readDocument(siteDir, version.folder);
  const file = path.join(siteDir, version.folder, 'api/openrpc.json');
  const index: SymbolIndex = {
    symbols: listSymbols({ document }).map(({ name, parent, kind, page }) => ({
      name,
      parent,
      kind,
      page: siteConfig.url + version.path + page,
    })),
  };
  return {
    'openrpc.json': fs.readFileSync(file, 'utf8'),
    'firebolt.d.ts': printDeclarations(document),
    'index.json': JSON.stringify(index),
  };
}

/** Lets `npm start` serve them, which a build writes from its pages. */
export function serveApi(
  context: LoadContext,
  versions: readonly DocsVersion[],
): void {
  for (const version of versions) {
    serveFiles(`${version.path.slice(context.baseUrl.length)}api/`, () =>
      makeFiles(context, version),
    );
  }
}
