import ts from 'typescript';
import { expect, it } from 'vitest';
import { compile } from '../../src/upgrade/analyze';
import { explainFault } from '../../src/upgrade/explainFault';
import { LIBRARIES, VERSIONS } from './setting';

const [NEWEST] = VERSIONS.slice(-1);

/** What the compiler's one error of some code means for an app. */
function explain(code: string, symbol: string): string {
  if (!NEWEST) throw new Error('versions.json is empty');
  const compiler = { typescript: ts, libraries: LIBRARIES };
  const files = [{ path: 'app.ts', text: code }];
  const [fault, ...more] = compile(compiler, NEWEST, files).getFaults('app.ts');
  if (!fault || more.length) throw new Error(`not one error: ${code}`);
  return explainFault(fault, symbol, '2.0.0');
}

it.each([
  [
    'a case that is not handled',
    "const end = (x: never) => x; declare const v: 'a'; end(v); export {};",
    'This code is complete no longer: `"a"` is possible too. Add a case for it.',
  ],
  [
    'a field that is missing',
    "export const x: { a: string; b: number } = { a: '' };",
    'The field `b` must be there now. Add it.',
  ],
  [
    'fields that are missing',
    'export const x: { a: string; b: number } = {};',
    'These fields must be there now: a, b. Add them.',
  ],
  [
    'a field that is gone',
    'declare const o: { a: 1 }; o.b; export {};',
    '`{ a: 1; }` has no field `b` any more. Read another one.',
  ],
  [
    'a value that can be missing',
    'declare const o: { a: 1 } | undefined; o.a; export {};',
    '`o` can be `undefined` now. Ask for that first.',
  ],
  [
    'a comparison that never holds',
    "declare const o: 'a' | 'b'; export const x = o === 'c';",
    'The two sides are never equal now: one is `"a" | "b"`, the other `"c"`. Compare with a value that is possible.',
  ],
  [
    'a type that does not fit',
    'declare const n: number; export const x: string = n;',
    'Its type is `number` now, where this code wants `string`. Change the type here, or convert the value.',
  ],
  [
    'a call with too much',
    'declare function f(): void; f(1); export {};',
    'It takes 0 arguments now, and this code gives 1.',
  ],
  [
    'integers',
    'declare const n: number; export const x: bigint = n;',
    'integers are `number`, as they always were when the app runs, and this code takes them for `bigint`. Write `number`.',
  ],
  [
    'what has no words of its own',
    'declare const n: number; n(); export {};',
    'its types have changed, and this place does not fit them any more (TS2349).',
  ],
])('explains %s', (_, code, want) => {
  expect(explain(code, 'Device.name')).toBe(
    `\`Device.name\` in 2.0.0: ${want}`,
  );
  expect(explain(code, '')).toBe(`In 2.0.0: ${want}`);
});
