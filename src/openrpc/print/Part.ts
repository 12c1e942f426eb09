import type { OpenRpcDocument } from '../document/types';

/** A name and the URL of its documentation. */
export type Link = readonly [text: string, href: string];

/** A piece of code: a string, or a type name with a link. */
export type Part = string | Link;

/** Joins parts to a plain string. */
export function toText(parts: readonly Part[]): string {
  return parts.map((p) => (typeof p === 'string' ? p : p[0])).join('');
}

/** The settings that the printing functions share. */
export interface PrintContext {
  readonly document: OpenRpcDocument;
  /** Prints a reference to the schema with this key. */
  readonly printReference: (key: string) => readonly Part[];
  /** The TypeScript type of integers: `number` or `bigint`. */
  readonly integer: string;
}
