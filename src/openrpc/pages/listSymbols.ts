import {
  getMemberName,
  getMemberTitle,
  isEvent,
  isPublic,
} from '../document/getMembers';
import { getSchemaName } from '../document/resolveSchema';
import { splitText } from '../document/listLines';
import type { Method } from '../document/types';
import type { Context, SymbolModel } from './models';
import { getMethodPath, getPagePath, getSchemaPath } from './getAnchors';

/** A symbol that has files of its own in its version. */
export interface SymbolEntry {
  readonly kind: SymbolModel['kind'];
  readonly name: string;
  /** `Device.audio()`, `AudioProfiles`. */
  readonly title: string;
  /** Module, or page of shared types. */
  readonly parent: string;
  readonly summary: string;
  readonly isDeprecated: boolean;
  /** Wire name of the method, or key of the schema. */
  readonly key: string;
  /** Path in the version: `api/Device/#audio`. */
  readonly page: string;
  /** Path in the version, without an extension: `api/Device/audio`. */
  readonly file: string;
}

/** Ends in the heading id, because names that differ only in case clash in some file systems. */
function getFile(page: string, name: string): string {
  const [folder = '', id = ''] = page.split('#');
  return folder + (id === name.toLowerCase() ? name : id);
}

function getKind(method: Method): SymbolModel['kind'] {
  if (isEvent(method)) return 'event';
  return method['x-js-forms'].includes('get') ? 'property' : 'method';
}

/** Every member and type that app code can use, in the order of the pages. */
export function listSymbols({
  document,
}: Pick<Context, 'document'>): readonly SymbolEntry[] {
  const members = document.methods.filter(isPublic).map((method) => ({
    kind: getKind(method),
    name: getMemberName(method),
    title: getMemberTitle(method),
    parent: method['x-module'],
    summary: method.summary,
    isDeprecated: method.deprecated ?? false,
    key: method.name,
    page: getMethodPath(document, method.name),
  }));
  const types = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema['x-alias'] !== true)
    .map(([key, schema]) => ({
      kind: 'type' as const,
      name: getSchemaName(document, key),
      title: getSchemaName(document, key),
      parent: schema['x-module'] ?? schema['x-schema-page'] ?? '',
      summary: splitText(schema.description).summary,
      isDeprecated: false,
      key,
      page: getSchemaPath(document, key),
    }));
  return [...members, ...types].map((symbol) => ({
    ...symbol,
    file: getFile(symbol.page, symbol.name),
  }));
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
  const symbols = listSymbols(context);
  const names = [...document['x-modules'], ...symbols]
    .filter((one) => !('kind' in one) || one.kind === 'type')
    .map(({ name }) => name);
  const getText = ({ kind, name, parent, page }: SymbolEntry): string => {
    if (kind !== 'type') return `${name} (${parent})`;
    const isTwice = names.indexOf(name) !== names.lastIndexOf(name);
    return isTwice ? `${name} (${page.replace(/^api\/|\/#.*/g, '')})` : name;
  };
  const all = [
    ...modules,
    ...symbols.map((symbol): SymbolModel => ({
      kind: symbol.kind,
      text: getText(symbol),
      href: basePath + symbol.page,
      summary: symbol.summary,
    })),
  ];
  return all.sort((a, b) =>
    a.text.localeCompare(b.text, 'en', { sensitivity: 'base' }),
  );
}
