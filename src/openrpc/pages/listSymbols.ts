import {
  getMemberName,
  getMemberTitle,
  isEvent,
  isPublic,
} from '../document/getMembers';
import { getHome, getSchemaName } from '../document/resolveSchema';
import { splitText } from '../document/listLines';
import type { Method } from '../document/types';
import type { Context, SymbolModel } from './models';
import { getMethodPath, getPagePath, getSchemaPath } from './getAnchors';

/** Uses an ID such as `audio-1` for a name that differs from another only in case. */
function getFile(page: string, name: string): string {
  const [folder = '', id = ''] = page.split('#');
  return folder + (id === name.toLowerCase() ? name : id);
}

function getKind(method: Method): SymbolModel['kind'] {
  if (isEvent(method)) return 'event';
  return method['x-js-forms'].includes('get') ? 'property' : 'method';
}

/** Lists the members and types that app code can use, in the order of the pages. */
export function listSymbols({ document }: Pick<Context, 'document'>) {
  const members = document.methods.filter(isPublic).map((method) => ({
    kind: getKind(method),
    name: getMemberName(method),
    title: getMemberTitle(method),
    /** The module, or the page of shared types, that documents the symbol. */
    parent: method['x-module'],
    summary: method.summary,
    isDeprecated: method.deprecated ?? false,
    /** The method's name on the wire, or the schema's key. */
    key: method.name,
    /** Path from the version's root: `api/Device/#audio`. */
    page: getMethodPath(document, method),
  }));
  const types = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema['x-alias'] !== true)
    .map(([key, schema]) => ({
      kind: 'type' as const,
      name: getSchemaName(document, key),
      title: getSchemaName(document, key),
      parent: getHome(schema),
      summary: splitText(schema.description).summary,
      isDeprecated: false,
      key,
      page: getSchemaPath(document, key),
    }));
  return [...members, ...types].map((symbol) => ({
    ...symbol,
    /** Path from the version's root, without an extension: `api/Device/audio`. */
    file: getFile(symbol.page, symbol.name),
  }));
}

export type SymbolEntry = ReturnType<typeof listSymbols>[number];

/** Returns modules and symbols, sorted by name. */
export function getSymbols(context: Context): readonly SymbolModel[] {
  const { document, basePath } = context;
  const modules = document['x-modules'].map(({ name, summary }) => ({
    kind: 'module' as const,
    name,
    parent: '',
    summary,
    page: getPagePath('module', name),
  }));
  const symbols = [...modules, ...listSymbols(context)];
  const names = symbols
    .filter(({ kind }) => kind === 'module' || kind === 'type')
    .map(({ name }) => name);
  const getText = ({
    kind,
    name,
    parent,
    page,
  }: (typeof symbols)[number]): string => {
    if (kind === 'module') return name;
    if (kind !== 'type') return `${name} (${parent})`;
    const isTwice = names.indexOf(name) !== names.lastIndexOf(name);
    return isTwice ? `${name} (${page.replace(/^api\/|\/#.*/g, '')})` : name;
  };
  return symbols
    .map((symbol): SymbolModel => ({
      kind: symbol.kind,
      text: getText(symbol),
      href: basePath + symbol.page,
      summary: symbol.summary,
    }))
    .sort((a, b) =>
      a.text.localeCompare(b.text, 'en', { sensitivity: 'base' }),
    );
}
