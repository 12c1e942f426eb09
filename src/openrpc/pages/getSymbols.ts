import { getMemberName, isEvent, isPublic } from '../document/getMemberName';
import { getSchemaName } from '../document/resolveSchema';
import { splitText } from '../document/splitText';
import type { Method } from '../document/types';
import type { Context } from './Context';
import { getMethodPath, getSchemaPath } from './linkSchema';
import type { SymbolModel } from './models';

export function getKind(method: Method): SymbolModel['kind'] {
  if (isEvent(method)) return 'event';
  return method['x-js-forms'].includes('get') ? 'property' : 'method';
}

function getTypes({ document, basePath }: Context): SymbolModel[] {
  return Object.entries(document.components.schemas)
    .filter(([, schema]) => schema['x-alias'] !== true)
    .map(([key, schema]) => ({
      kind: 'type',
      text: getSchemaName(document, key),
      href: `${basePath}${getSchemaPath(document, key)}`,
      summary: splitText(schema.description).summary,
    }));
}

/** Every symbol that app code can name, by name: the index of a version. */
export function getSymbols(context: Context): readonly SymbolModel[] {
  const { document, basePath } = context;
  const modules = document['x-modules'].map(
    ({ name, summary }): SymbolModel => ({
      kind: 'module',
      text: name,
      href: `${basePath}api/${name}/`,
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
  return [...modules, ...members, ...getTypes(context)].sort((a, b) =>
    a.text.localeCompare(b.text, 'en', { sensitivity: 'base' }),
  );
}
