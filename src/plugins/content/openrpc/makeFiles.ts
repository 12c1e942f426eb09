import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { listSymbols, printDeclarations } from '../../../openrpc';
import type { SymbolIndex } from '../../../typing/getReferences';
import type { DocsVersion } from '../../shared/docsContent';
import type { TextFiles } from '../../shared/textFiles';
import { readDocument } from './readDocument';

/** API files for readers to download, and for the playground's editor, by name. */
export function makeFiles(
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
