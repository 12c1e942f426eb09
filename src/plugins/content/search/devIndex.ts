import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildIndex } from './buildIndex';
import { collectRecords, type Readers } from './collectRecords';
import type { VersionPages } from './listVersions';

let versions: readonly VersionPages[] = [];
let index: ReadonlyMap<string, string> | undefined;

/** Tells which pages there are, again after each change of a page. */
export function setPages(pages: readonly VersionPages[]): void {
  versions = pages;
  index = undefined;
}

/**
 * Serves the index in `npm start`, made when somebody searches. It knows symbols
 * and titles; no page is built whose text it could know.
 */
export function createMiddleware(readDocument: Readers['readDocument']) {
  return ({ url }: IncomingMessage, response: ServerResponse): void => {
    const readers: Readers = {
      readDocument,
      readSections: () => undefined,
      memo: { get: (_, make) => make() },
    };
    index ??= new Map(
      buildIndex(versions.map((one) => collectRecords(one, readers))).map(
        ({ name, text }) => [name, text],
      ),
    );
    response.setHeader('content-type', 'application/json');
    response.end(index.get(url?.slice(1) ?? '') ?? '{}');
  };
}
