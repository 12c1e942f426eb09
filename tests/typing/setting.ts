import ts from 'typescript';
import { listSymbols, printDeclarations } from '../../src/openrpc';
import { readLibraries } from '../../src/plugins/browser/compiler/makeFiles';
import { createProject } from '../../src/typing/Project';
import { getReferences } from '../../src/typing/getReferences';
import type { Snippet } from '../../src/typing/types';
import { getDocument } from '../content/versions';

/** With the libraries as pages load them. */
export const project = createProject(ts, new Map(readLibraries()));

/** What the worker makes of the files of a version. */
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

/** Code with a mark `|` in it, and where that stood. */
export function readMarked(
  marked: string,
  terms: Omit<Snippet, 'code'>,
): { readonly snippet: Snippet; readonly position: number } {
  const position = marked.indexOf('|');
  return {
    snippet: { ...terms, code: marked.replace('|', '') },
    position,
  };
}
