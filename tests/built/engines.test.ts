import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FRAME, getBuiltSite } from './builtSite';
import { findNewParts } from './findNewParts';
import { findNewStyles } from './findNewStyles';

/** What looks new, and is fine: the file, the name, and why. */
const KNOWN: readonly (readonly [file: RegExp, name: string, why: string])[] = [
  [/^js\/run\/run\.js$/, 'at', 'a method of acorn’s own'],
  [/^js\/run\/chunk-/, 'cancelIdleCallback', 'only after requestIdleCallback'],
  [/^assets\/js\//, 'CompressionStream', 'asked for in a try'],
  [/^assets\/js\//, 'DecompressionStream', 'asked for in a try'],
];

/** Scripts that others import; all the rest are plain. */
const isModule = (file: string): boolean => /^js\/run\//.test(file);

/** All scripts that a browser gets, by their files. */
function readScripts(): ReadonlyMap<string, string> {
  getBuiltSite();
  const files = fs
    .readdirSync('build', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.js'));
  const read = (file: string): string =>
    fs.readFileSync(path.join('build', file), 'utf8');
  const [, frame = ''] = /<script>([^]*)<\/script>/.exec(read(FRAME)) ?? [];
  return new Map([
    ...files.map((file) => [file, read(file)] as const),
    [FRAME, frame],
  ]);
}

it('no script needs more than the oldest browsers that we name have', () => {
  const scripts = readScripts();
  expect(scripts.size).toBeGreaterThan(20);
  const faults = [...scripts].flatMap(([file, script]) =>
    findNewParts(script, isModule(file) ? 'module' : 'script')
      .filter(
        (part) =>
          !KNOWN.some(
            ([files, name]) => files.test(file) && part.startsWith(`${name} (`),
          ),
      )
      .map((part) => `${file}: ${part}`),
  );
  expect(faults).toEqual([]);
}, 60_000);

it.each([
  ['a ??= b;', [/^newer than ES2020/]],
  ['class A { #b = 1; }', [/^newer than ES2020/]],
  ['a.replaceChildren(b);', [/^replaceChildren \(/]],
  ['new WeakRef(a);', [/^WeakRef \(/]],
  ['/(?<=a)b/.test(c);', [/^lookbehind/]],
  ['if (a.at) a.at(1);', []],
  ['typeof WeakRef === "undefined" || new WeakRef(a);', []],
  ['a.at?.(1);', []],
  ['a.map((b) => b.at);', []],
])('of %j it finds %j', (script, wanted) => {
  const found = findNewParts(script, 'script');
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((pattern, i) => {
    expect(found[i]).toMatch(pattern);
  });
});

/** Styles that look new, and what there is in an engine that lacks them. */
const KNOWN_STYLES: readonly (readonly [found: RegExp, why: string])[] = [
  [/^content-visibility|^contain-intrinsic/, 'it lays out all at once'],
  [/^[^:]*:focus-visible/, 'its own outline shows'],
  [/^scrollbar-gutter /, 'a list becomes narrower when it scrolls'],
  [/^aspect-ratio .*\.run-screen/, 'a height, by @supports'],
  [/^overflow: clip .*\.anchor/, 'the page can be pushed sideways'],
  [/^::details-content/, 'it opens details of itself on paper'],
  [/^:where\(\) .*(?::root|data-theme)/, 'the tokens of base.css hold'],
  [/^:(?:is|has)\(\) .*\[data-layout=.?late/, 'it lays out all at once'],
  [/^:has\(\) .*\.navbar:not\(:has\(/, 'the navbar moves while it arrives'],
  [/^:has\(\) .*\.content_[\w-]+:not\(:has\(/, 'code moves while it arrives'],
  [/^:has\(\) .*:has\(\.run\)/, 'the button to the top stays'],
  [/^:has\(\) .*examples_/, 'examples stand below the text on wide screens'],
  [/^:has\(\) .*\[data-member\]/, 'the page keeps its width'],
  [/^text-wrap /, 'the lines of the headline differ more'],
];

it('no style sheet needs more than they have, or goes without', () => {
  const files = fs
    .readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    findNewStyles(fs.readFileSync(path.join('build', file), 'utf8')),
  );
  const isFault = (fault: string): boolean =>
    !KNOWN_STYLES.some(([pattern]) => pattern.test(fault));
  expect(found.filter(isFault)).toEqual([]);
  // None of the exceptions is out of date.
  expect(
    KNOWN_STYLES.filter(([pattern]) => !found.some((one) => pattern.test(one))),
  ).toEqual([]);
});

it.each([
  ['a{inset:0}', [/^inset /]],
  ['@media print{a{margin-inline:auto;color:red}}', [/^logical shorthands /]],
  [':is(a,b) c{color:red}', [/^:is\(\) /]],
  ['a:not(b,c){color:red}', [/^:not\(\) of many /]],
  ['a{block-size:100dvh}', [/^units /]],
  ['a{text-decoration:underline 1px}', [/^a decoration /]],
  ['a{box-shadow:inset 0 0 red;margin-inline-start:1px}', []],
  ['a{background:url("data:,a{inset:0}")}', []],
])('of the styles %j it finds %j', (css, wanted) => {
  const found = findNewStyles(css);
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((pattern, i) => {
    expect(found[i]).toMatch(pattern);
  });
});
