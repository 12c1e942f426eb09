import { describe, expect, it } from 'vitest';
import { readFiles, readStyles } from './readStyles';

/** Values that only `src/css` may contain. */
const LITERALS: readonly (readonly [string, RegExp])[] = [
  ['a color', /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi],
  // In drawings, sizes are in user units; in text, they are relative to their parent.
  ['a size of type', /font-size: [\d.]+r(?:em)/g],
  ['a radius', /radius: [^;]*?\d(?:\.\d+)?(?:rem|em|px)/g],
  [
    'the width from which the sidebar shows',
    /\b99[67]px|\(--(?:wide|narrow)\)/g,
  ],
];

/** Pictures in data URLs can't use tokens. */
const PICTURE = /url\("data:[^"]*"\)/g;

const sheets = [...readStyles('src')].filter(
  ([file]) => !file.startsWith('src/css/'),
);

function findLiterals(
  files: readonly (readonly [string, string])[],
  pattern: RegExp,
): readonly string[] {
  return files.flatMap(([file, css]) =>
    (css.replace(PICTURE, '').match(pattern) ?? []).map(
      (found) => `${file}: ${found}`,
    ),
  );
}

describe('outside src/css no style sheet has', () => {
  it.each(LITERALS)('%s', (_, pattern) => {
    expect(sheets.length).toBeGreaterThan(30);
    expect(findLiterals(sheets, pattern)).toEqual([]);
  });
});

it('no script knows the width from which the sidebar shows', () => {
  const scripts = [...readFiles('src', /\.tsx?$/)];
  expect(scripts.length).toBeGreaterThan(100);
  const found = findLiterals(scripts, /\b99[67]\b/g);
  // This file sets the breakpoint in the theme's style sheets and in ours.
  const own = 'src/plugins/shared/breakpoint.ts: ';
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((place) => !place.startsWith(own))).toEqual([]);
});
