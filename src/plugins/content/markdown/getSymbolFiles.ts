import {
  getSymbolDocument,
  listSymbols,
  printSymbolDeclaration,
  toJsonSchema,
  type OpenRpcDocument,
  type SymbolEntry,
} from '../../../openrpc';
import { getFailure } from '../../../openrpc/pages/getMethodModel';
import { addHead, getVersionUrl, type Origin } from './addHead';

type Files = readonly (readonly [file: string, text: string])[];

const toJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)}\n`;

/** A symbol's JSON description and TypeScript declaration. */
function getDescriptions(
  document: OpenRpcDocument,
  { kind, key, title, file }: SymbolEntry,
): Files {
  const isType = kind === 'type';
  const own = getSymbolDocument(document, key, isType);
  return [
    [`${file}.json`, toJson(isType ? toJsonSchema(own, key) : own)],
    [`${file}.d.ts`, printSymbolDeclaration(own, title)],
  ];
}

/** The list of all symbols, with the URLs of their files. */
function getList(
  { version, newest, siteUrl }: Origin,
  url: string,
  symbols: readonly SymbolEntry[],
): object {
  return {
    $schema: `${siteUrl}schemas/api-index.json`,
    version: version.name,
    newest,
    openrpc: `${url}api/openrpc.json`,
    declaration: `${url}api/firebolt.d.ts`,
    symbols: symbols.map((symbol) => ({
      name: symbol.name,
      title: symbol.title,
      kind: symbol.kind,
      parent: symbol.parent,
      summary: symbol.summary,
      ...(symbol.isDeprecated && { deprecated: true }),
      page: url + symbol.page,
      json: `${url}${symbol.file}.json`,
      markdown: `${url}${symbol.file}.md`,
      declaration: `${url}${symbol.file}.d.ts`,
    })),
  };
}

/**
 * The files of a version's symbols that don't depend on pages, by path in the version:
 * `api/Device/audio.json` and `.d.ts`, and `api/index.json` for all symbols.
 */
export function getSymbolFiles(
  origin: Origin,
  document: OpenRpcDocument,
): Files {
  const symbols = listSymbols({ document });
  return [
    ['api/index.json', toJson(getList(origin, getVersionUrl(origin), symbols))],
    ...symbols.flatMap((symbol) => getDescriptions(document, symbol)),
  ];
}

/** The sentence about a method's errors; empty for other symbols. */
function printFailure(
  origin: Origin,
  document: OpenRpcDocument,
  name: string,
): string {
  const method = document.methods.find((one) => one.name === name);
  const context = { document, basePath: getVersionUrl(origin) };
  const parts = (method && getFailure(context, method)) ?? [];
  const sentence = parts.map((part) =>
    typeof part === 'string' ? part : `[\`${part[0]}\`](${part[1]})`,
  );
  return sentence.length ? `${sentence.join('')}\n\n` : '';
}

/**
 * The Markdown of each symbol, which is its part of the page: `api/Device/audio.md`.
 * @param sections parts of pages by path and id: `api/Device/#audio`
 */
export const getSymbolTexts = (
  origin: Origin,
  document: OpenRpcDocument,
  sections: ReadonlyMap<string, string>,
): Files =>
  listSymbols({ document }).map(({ key, title, page, file }) => {
    const failure = printFailure(origin, document, key);
    // The page has this sentence once, above all methods.
    const text = (sections.get(page) ?? '').replace(/^(?=## )/m, failure);
    return [`${file}.md`, addHead(origin, title, page, text)];
  });
