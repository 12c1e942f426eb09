import { getMemberName, isEvent, isPublic } from '../document/getMemberName';
import { getSchemaName } from '../document/resolveSchema';
import { splitText } from '../document/listLines';
import type { Method } from '../document/types';
import type { Context, SymbolModel } from './models';
import { getMethodPath, getSchemaPath } from './linkSchema';
import { getPagePath } from './getPagePath';

export function getKind(method: Method): SymbolModel['kind'] {
  if (isEvent(method)) return 'event';
  return method['x-js-forms'].includes('get') ? 'property' : 'method';
}

function getTypes({
  document,
  basePath,
}: Context): (SymbolModel & { readonly parent: string })[] {
  return Object.entries(document.components.schemas)
    .filter(([, schema]) => schema['x-alias'] !== true)
    .map(([key, schema]) => ({
      kind: 'type',
      text: getSchemaName(document, key),
      href: `${basePath}${getSchemaPath(document, key)}`,
      parent: schema['x-module'] ?? `schemas/${schema['x-schema-page'] ?? ''}`,
      summary: splitText(schema.description).summary,
    }));
}

/** Adds the parent to symbols whose names occur twice. */
function addParents(
  symbols: readonly (SymbolModel & { readonly parent?: string })[],
): readonly SymbolModel[] {
  const counts = new Map<string, number>();
  for (const { text } of symbols) counts.set(text, (counts.get(text) ?? 0) + 1);
  return symbols.map(({ parent, ...symbol }) => {
    const isDuplicate = (counts.get(symbol.text) ?? 0) > 1;
    return isDuplicate && parent
      ? { ...symbol, text: `${symbol.text} (${parent})` }
      : symbol;
  });
}

/** The index of a version: every symbol that app code can use, sorted by name. */
export function getSymbols(context: Context): readonly SymbolModel[] {
  const { document, basePath } = context;
  const modules = document['x-modules'].map(
    ({ name, summary }): SymbolModel => ({
      kind: 'module',
      text: name,
      href: `${basePath}${getPagePath('module', name)}`,
      summary,
    }),
  );
  const members = document.methods
    .filter(isPublic)
    .map((method): SymbolModel => ({
      kind: getKind(method),
      text: `${getMemberName(method)} (${method['x-module']})`,
      href: `${basePath}${getMethodPath(document, method.name)}`,
      summary: method.summary,
    }));
  const all = addParents([...modules, ...members, ...getTypes(context)]);
  return [...all].sort((a, b) =>
    a.text.localeCompare(b.text, 'en', { sensitivity: 'base' }),
  );
}
