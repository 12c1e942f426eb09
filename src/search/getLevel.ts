import type { Entry, Kind } from './format';
import { squash } from './tokenize';

/** How well a name fits a query; a higher level always comes first. */
export const LEVEL = {
  /** Only words of it. */
  text: 0,
  /** The name begins with the query. */
  prefix: 1,
  /** Takes, returns or contains the type that the query names. */
  user: 2,
  /** The name but for dots, spaces and the like. */
  squashed: 3,
  /** The name. */
  name: 4,
} as const;

export type Level = (typeof LEVEL)[keyof typeof LEVEL];

/** Names of an entry, prepared for comparison. */
export interface Names {
  readonly kind: Kind;
  readonly lower: readonly string[];
  readonly squashed: readonly string[];
}

/** The name, alone and with its module, and the same for each other name. */
export function getNames({ kind, name, parent, aliases = [] }: Entry): Names {
  const isMember = ['method', 'event', 'listener', 'message', 'type'];
  const own = [name, ...aliases];
  const names =
    parent !== undefined && isMember.includes(kind)
      ? // A name that every module has says nothing without its module.
        [
          ...(kind === 'listener' ? [] : own),
          ...own.map((n) => `${parent}.${n}`),
        ]
      : own;
  return {
    kind,
    lower: names.map((n) => n.toLowerCase()),
    squashed: names.map(squash),
  };
}

/** What a reader typed, prepared for comparison. */
export interface Wanted {
  readonly lower: string;
  readonly squashed: string;
}

export function getWanted(text: string): Wanted {
  return { lower: text.toLowerCase(), squashed: squash(text) };
}

/** How well the names fit. */
export function getLevel(names: Names, wanted: Wanted): Level {
  if (names.lower.includes(wanted.lower)) return LEVEL.name;
  if (!wanted.squashed) return LEVEL.text;
  if (names.squashed.includes(wanted.squashed)) return LEVEL.squashed;
  const isShort = wanted.squashed.length < 2;
  const isMinor = ['section', 'changelog', 'message'].includes(names.kind);
  if (isShort || isMinor) return LEVEL.text;
  return names.squashed.some((name) => name.startsWith(wanted.squashed))
    ? LEVEL.prefix
    : LEVEL.text;
}
