import type { OpenRpcDocument } from '../../../openrpc';
import { collectSections, type Section } from './collectSections';
import { collectSymbols } from './collectSymbols';
import type { SearchPage, VersionPages } from './listVersions';
import type { VersionRecords } from './mergeRecords';
import { optional, type SearchRecord } from './record';

/** Reads a built page; returns `undefined` in `npm start`, which builds no pages. */
type ReadSections = (page: SearchPage) => readonly Section[] | undefined;

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

/** A version's records: symbols from the API description, sections from built pages. */
export function collectRecords(
  version: VersionPages,
  document: OpenRpcDocument,
  readSections: ReadSections,
): VersionRecords {
  const symbols = collectSymbols(document);
  const pages = version.pages.filter((page) => !isReference(page, symbols));
  const texts = pages.flatMap((page) => {
    const sections = readSections(page);
    return sections ? collectSections(page, sections) : [toRecord(page)];
  });
  return { version: version.version, records: [...symbols, ...texts] };
}
