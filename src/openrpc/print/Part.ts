import type { OpenRpcDocument } from '../document/types';

/** A name with the address that explains it. */
export type Link = readonly [text: string, href: string];

/** A piece of code: text, or a type name that is a link. */
export type Part = string | Link;

/** The plain text of parts. */
export function toText(parts: readonly Part[]): string {
  return parts.map((p) => (typeof p === 'string' ? p : p[0])).join('');
}

/** What printing needs to know beside the schema. */
export interface PrintContext {
  readonly document: OpenRpcDocument;
  /** Prints a reference to the schema with this key. */
  readonly printReference: (key: string) => readonly Part[];
  /** TypeScript type of an integer. */
  readonly integer: string;
}
