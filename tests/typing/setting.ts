import { listSymbols, printDeclarations } from '../../src/openrpc';
import { readLibraries } from '../../src/plugins/browser/compiler/makeFiles';
import { createProject } from '../../src/typing/Project';
import { getReferences } from '../../src/typing/getReferences';
import type { Snippet } from '../../src/typing/types';
import { getDocument } from '../content/versions';

/** Uses the same libraries as pages. */
export const project = createProject(new Map(readLibraries()));

/** A version's files, as the worker reads them. */
export function getVersion(version: string): Snippet['version'] {
  const document = getDocument(version);
  const symbols = listSymbols({ document }).map((symbol) => ({
    ...symbol,
    page: `https://example.org/docs/${symbol.page}`,
  }));
  return {
    declarations: printDeclarations(document),
    references: getReferences({ symbols }),
  };
}
