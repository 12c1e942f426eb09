import fs from 'node:fs';
import path from 'node:path';
import { LIBRARIES } from '../../../typing/getOptions';

/** In these files each begins its line; `/*!` begins a license. */
const COMMENT =
  /^[ \t]*(?:\/\*(?!!)(?:[^*]|\*(?!\/))*\*\/|\/\/(?!\/ <reference lib=).*)\s*?\n?/gm;

const REFERENCE = /^\/\/\/ <reference lib="(.+)" \/>/gm;

/** TypeScript's own declarations that code needs, without comments. */
export function readLibraries(): readonly (readonly [string, string])[] {
  // To load the compiler takes half a second.
  const folder = path.dirname(require.resolve('typescript'));
  const read = new Map<string, string>();
  const add = (name: string): void => {
    if (read.has(name)) return;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    read.set(name, text.replace(COMMENT, ''));
    for (const [, reference = ''] of text.matchAll(REFERENCE)) {
      add(`lib.${reference}.d.ts`);
    }
  };
  LIBRARIES.forEach(add);
  return [...read];
}
