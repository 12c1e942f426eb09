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
}: Context): (SymbolModel & { readonly place: string })[] {
  return Object.entries(document.components.schemas)
    .filter(([, schema]) => schema['x-alias'] !== true)
    .map(([key, schema]) => ({
      kind: 'type',
      text: getSchemaName(document, key),
      href: `${basePath}${getSchemaPath(document, key)}`,
      place: schema['x-module'] ?? `schemas/${schema['x-schema-page'] ?? ''}`,
      summary: splitText(schema.description).summary,
    }));
}

/** Of two that are called alike, each says where it belongs. */
function tellApart(
  symbols: readonly (SymbolModel & { readonly place?: string })[],
): readonly SymbolModel[] {
  const counts = new Map<string, number>();
  for (const { text } of symbols) counts.set(text, (counts.get(text) ?? 0) + 1);
  return symbols.map(({ place, ...symbol }) => {
    const isTwice = (counts.get(symbol.text) ?? 0) > 1;
    return isTwice && place
      ? { ...symbol, text: `${symbol.text} (${place})` }
      : symbol;
  });
}

/** Every symbol that app code can name, by name: the index of a version. */
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
  const all = tellApart([...modules, ...members, ...getTypes(context)]);
  return [...all].sort((a, b) =>
    a.text.localeCompare(b.text, 'en', { sensitivity: 'base' }),
  );
}
