import type { RootContent } from 'mdast';
import { printMarkdown } from '../../../markdown/printMarkdown';
import { getSymbolNodes } from '../../../markdown/reference/getPages';
import {
  getPagePath,
  getSymbolDocument,
  LISTED_KINDS,
  LISTS,
  listSymbols,
  printSymbolDeclaration,
  toJsonSchema,
  type Context,
  type SymbolEntry,
} from '../../../openrpc';
import { addHead, getVersionUrl, type VersionSource } from './VersionSource';

type Files = readonly (readonly [file: string, text: string])[];

const toJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)}\n`;

/** The Markdown nodes of each symbol, by its page and anchor: `api/Device/#audio`. */
function getNodes({
  context,
  getModel,
}: VersionSource): ReadonlyMap<string, readonly RootContent[]> {
  return new Map(
    LISTED_KINDS.flatMap((kind) =>
      context.document[LISTS[kind].key].flatMap(({ name }) =>
        getSymbolNodes(kind, getModel(kind, name)).map(
          ([id, nodes]) => [`${getPagePath(kind, name)}#${id}`, nodes] as const,
        ),
      ),
    ),
  );
}

/** A symbol's JSON description and TypeScript declaration. */
function getDescriptions(
  { document }: Context,
  { kind, key, title, file }: SymbolEntry,
): Files {
  const isType = kind === 'type';
  const name = isType ? { schema: key } : { method: key };
  const own = getSymbolDocument(document, name);
  return [
    [`${file}.json`, toJson(isType ? toJsonSchema(own, key) : own)],
    [`${file}.d.ts`, printSymbolDeclaration(own, title)],
  ];
}

/** The list of all symbols, with the URLs of their files. */
function getList(
  { version, newest, siteUrl }: VersionSource,
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
 * The files of a version's symbols, by path relative to the version:
 * `api/Device/audio.json`, `.md` and `.d.ts`, and `api/index.json` for all symbols.
 */
export function getSymbolFiles(source: VersionSource): Files {
  const { context, siteUrl } = source;
  const symbols = listSymbols(context);
  const nodes = getNodes(source);
  return [
    ['api/index.json', toJson(getList(source, getVersionUrl(source), symbols))],
    ...symbols.flatMap((symbol): Files => {
      const { title, page, file } = symbol;
      const [, ...body] = nodes.get(page) ?? [];
      const text = printMarkdown(body, siteUrl);
      return [
        [`${file}.md`, addHead(source, title, page, text)],
        ...getDescriptions(context, symbol),
      ];
    }),
  ];
}
