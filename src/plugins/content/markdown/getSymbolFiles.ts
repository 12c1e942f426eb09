import fs from 'node:fs';
import path from 'node:path';
import {
  getSymbolDocument,
  listSymbols,
  printDeclarations,
  printSymbolDeclaration,
  toJsonSchema,
  type OpenRpcDocument,
  type SymbolEntry,
} from '../../../openrpc';
import { getFailure } from '../../../openrpc/pages/getMethodModel';
import type { TextFiles } from '../../shared/textFiles';
import { addHead, getVersionUrl, type Origin } from './addHead';

type Files = readonly (readonly [file: string, text: string])[];

const toJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)}\n`;

const getList = (
  { version, newest, siteUrl }: Origin,
  url: string,
  symbols: readonly SymbolEntry[],
): object => ({
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
});

/** Returns a version's API files for tools and for the playground's editor, by name. */
export function getApiFiles(
  siteDir: string,
  origin: Origin,
  document: OpenRpcDocument,
): TextFiles {
  const file = path.join(siteDir, origin.version.folder, 'api/openrpc.json');
  const symbols = listSymbols({ document });
  return {
    'index.json': toJson(getList(origin, getVersionUrl(origin), symbols)),
    'openrpc.json': fs.readFileSync(file, 'utf8'),
    'firebolt.d.ts': printDeclarations(document),
  };
}

/** Returns each symbol's JSON and declaration files, by path: `api/Device/audio.json`. */
export const getSymbolFiles = (document: OpenRpcDocument): Files =>
  listSymbols({ document }).flatMap(({ kind, key, title, file }): Files => {
    const isType = kind === 'type';
    const own = getSymbolDocument(document, key, isType);
    return [
      [`${file}.json`, toJson(isType ? toJsonSchema(own, key) : own)],
      [`${file}.d.ts`, printSymbolDeclaration(own, title)],
    ];
  });

/** Returns the sentence about a method's errors; empty for other symbols. */
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

/** @param sections parts of pages, by path and ID: `api/Device/#audio` */
export const getSymbolTexts = (
  origin: Origin,
  document: OpenRpcDocument,
  sections: ReadonlyMap<string, string>,
): Files =>
  listSymbols({ document }).map(({ key, title, page, file }) => {
    const failure = printFailure(origin, document, key);
    // On the page, this sentence appears once, above all methods.
    const text = (sections.get(page) ?? '').replace(/^(?=## )/m, failure);
    return [`${file}.md`, addHead(origin, title, page, text)];
  });
