import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { getOptions } from '../../../typing/getOptions';

/** TypeScript's own declarations that code needs, without comments. */
export function readLibraries(): readonly (readonly [string, string])[] {
  const folder = path.dirname(ts.getDefaultLibFilePath({}));
  const printer = ts.createPrinter({ removeComments: true });
  const read = new Map<string, string>();
  const add = (name: string): void => {
    if (read.has(name)) return;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    const references = file.libReferenceDirectives.map((r) => r.fileName);
    const heads = references.map((n) => `/// <reference lib="${n}" />\n`);
    read.set(name, heads.join('') + printer.printFile(file));
    for (const reference of references) add(`lib.${reference}.d.ts`);
  };
  for (const name of getOptions(ts).lib ?? []) add(name);
  return [...read];
}
