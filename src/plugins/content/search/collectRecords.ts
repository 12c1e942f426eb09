import type { OpenRpcDocument } from '../../../openrpc';
import { collectSections, parseSections } from './collectSections';
import { recall, type Memo } from '../../shared/createMemo';
import { collectSymbols } from './collectSymbols';
import type { SearchPage, VersionPages } from './listVersions';
import type { VersionRecords } from './mergeRecords';
import { optional, type SearchRecord } from './record';

/** Where the parts of a version come from. */
export interface Readers {
  readonly readDocument: (version: VersionPages) => OpenRpcDocument;
  /** The built page; `undefined` where pages are not built, in `npm start`. */
  readonly readHtml: (
    version: VersionPages,
    page: SearchPage,
  ) => string | undefined;
  readonly memo: Pick<Memo, 'get'>;
}

/** Symbols of a document; `npm start` asks again at every change of a page. */
const known = new WeakMap<OpenRpcDocument, readonly SearchRecord[]>();

function getSymbols(
  document: OpenRpcDocument,
  memo: Readers['memo'],
): readonly SearchRecord[] {
  const symbols =
    known.get(document) ??
    recall(memo, JSON.stringify(document), () => collectSymbols(document));
  known.set(document, symbols);
  return symbols;
}

const isReference = (
  page: SearchPage,
  symbols: readonly SearchRecord[],
): boolean => symbols.some(({ path }) => path === page.path);

function toRecord({
  path,
  title,
  description,
  keywords,
}: SearchPage): SearchRecord {
  return {
    id: `page ${path}`,
    kind: 'page',
    name: title,
    path,
    ...optional('summary', description),
    ...optional('keywords', keywords),
    text: '',
  };
}

/** Symbols from the API's description, and everything else from built pages. */
export function collectRecords(
  version: VersionPages,
  { readDocument, readHtml, memo }: Readers,
): VersionRecords {
  const parse: typeof parseSections = (html) =>
    recall(memo, html, () => parseSections(html));
  const symbols = getSymbols(readDocument(version), memo);
  const pages = version.pages.filter((page) => !isReference(page, symbols));
  const sections = pages.flatMap((page) => {
    const html = readHtml(version, page);
    return html === undefined
      ? [toRecord(page)]
      : collectSections({ ...page, html }, parse);
  });
  return { version: version.version, records: [...symbols, ...sections] };
}
