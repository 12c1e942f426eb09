import type { OpenRpcDocument, Schema } from '../document/types';

/** The field of an object. */
export function getField(
  { path, fields, root }: SymbolPlace,
  name: string,
): SymbolPlace {
  return {
    path: path ? `${path}.${name}` : name,
    fields: fields ? `${fields}.${name}` : name,
    root,
  };
}

/** The part of a list or map: `[]` items, `[0]` one of them, `{key}`, `{value}`. */
export function getInner(place: SymbolPlace, suffix: string): SymbolPlace {
  return {
    ...place,
    path: `${place.path}${suffix}`,
    fields: `${place.fields}${suffix}`,
  };
}

const INNER: Readonly<Record<string, string>> = {
  '[]': 'each item',
  '{key}': 'each key',
  '{value}': 'each value',
};

/** The place as the subject or object of a sentence. */
export function getLabel(place: SymbolPlace): string {
  const { fields, root } = place;
  const [, rest = '', suffix = ''] =
    /^(.*)(\[\]|\{key\}|\{value\})$/.exec(fields) ?? [];
  const inner = INNER[suffix];
  if (inner) return `${inner} of ${getLabel({ ...place, fields: rest })}`;
  return fields ? `\`${fields}\`` : root;
}

/** ` of …` behind a part of the place; nothing for the symbol itself. */
export function getOwner(place: SymbolPlace): string {
  return place.fields ? ` of ${getLabel(place)}` : '';
}

/** A place inside a symbol: how data and how a sentence name it. */
export interface SymbolPlace {
  /** `''`, `param options`, `result.state`. */
  readonly path: string;
  readonly fields: string;
  /** Name of the starting point: `` `AdPolicy` ``, `the result`. */
  readonly root: string;
}

/** Two versions, with the data that comparing their parts needs. */
export interface DocumentPair {
  readonly older: OpenRpcDocument;
  readonly newer: OpenRpcDocument;
  /** Types under a new name: older key → newer key. */
  readonly renames: ReadonlyMap<string, string>;
}

/** Two schemas to compare, and their place in the document. */
export interface SchemaPair {
  readonly older: Schema;
  readonly newer: Schema;
  readonly place: SymbolPlace;
}
