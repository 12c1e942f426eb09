import { describe, expect, it } from 'vitest';
import { readStyles } from './readStyles';

/** Values that only `src/css` may contain. */
const LITERALS: readonly (readonly [string, RegExp])[] = [
  ['a color', /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi],
  // In drawings, sizes are in user units; in text, they are relative to their parent.
  ['a size of type', /font-size: [\d.]+r(?:em)/g],
  ['a radius', /radius: [^;]*?\d(?:\.\d+)?(?:rem|em|px)/g],
];

/** Pictures in data URLs can't use tokens. */
const PICTURE = /url\("data:[^"]*"\)/g;

const sheets = [...readStyles('src')].filter(
  ([file]) => !file.startsWith('src/css/'),
);

describe('outside src/css no style sheet has', () => {
  it.each(LITERALS)('%s', (_, pattern) => {
    expect(sheets.length).toBeGreaterThan(30);
    const found = sheets.flatMap(([file, css]) =>
      (css.replace(PICTURE, '').match(pattern) ?? []).map(
        (literal) => `${file}: ${literal}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
