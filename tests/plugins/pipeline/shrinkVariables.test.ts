import { describe, expect, it } from 'vitest';
import { shrinkVariables } from '../../../src/plugins/pipeline/shrinkVariables';

/** The style sheet of all pages, and one that only some have. */
function shrink(css: string, part = ''): readonly string[] {
  const styles = [
    ['styles.css', css],
    ['part.css', part],
  ] as const;
  return shrinkVariables(styles).map(([, text]) => text.replace(/\s+/g, ' '));
}

describe('a variable with one value', () => {
  it('is written where it is used, in all files', () => {
    expect(
      shrink(
        ':root{--a: 1px;--b: calc(2 * var(--a))} p{margin:var(--b) var(--a)}',
        'a{margin:var(--a)}',
      ),
    ).toEqual([':root{} p{margin:calc(2 * 1px) 1px}', 'a{margin:1px}']);
  });

  it('keeps its name where it is long and used twice', () => {
    const long = `url("${'x'.repeat(50)}")`;
    const css = `:root{--a: ${long}} p{background:var(--a)} b{background:var(--a)}`;
    expect(shrink(css)[0]).toBe(css);
  });

  it('stays for a use with a fallback', () => {
    const css = ':root{--a: 1px} p{margin:var(--a, 2px)}';
    expect(shrink(css)[0]).toBe(css);
  });
});

describe('a variable with more values keeps them', () => {
  for (const css of [
    ':root{--a: 1px} .wide{--a: 2px} p{margin:var(--a)}',
    ':root{--a: 1px} html[data-theme=dark]{--a: 2px} p{margin:var(--a)}',
    ':root{--a: 1px} @media print{:root{--a: 2px}} p{margin:var(--a)}',
    '@media print{:root{--a: 1px}} p{margin:var(--a)}',
    '.wide{--a: 1px} p{margin:var(--a)}',
  ]) {
    it(css, () => {
      expect(shrink(css)[0]).toBe(css);
    });
  }

  it('in another file', () => {
    const [css, part] = [':root{--a: 1px} p{margin:var(--a)}', '.x{--a: 2px}'];
    expect(shrink(css, part)).toEqual([css, part]);
  });

  it('and so does one that is made of it', () => {
    const css =
      ':root{--a: 1px;--b: var(--a)} .wide{--a: 2px} p{margin:var(--b) var(--a)}';
    expect(shrink(css)[0]).toBe(css);
  });
});

it('of two values for the root the later one counts', () => {
  expect(shrink(':root{--a: 1px} :root{--a: 2px} p{margin:var(--a)}')[0]).toBe(
    ':root{} :root{} p{margin:2px}',
  );
  expect(
    shrink(
      ':root{--a: 1px} :root,html[data-theme]{--a: 2px} p{margin:var(--a)}',
    )[0],
  ).toBe(':root{} :root,html[data-theme]{--a: 2px} p{margin:var(--a)}');
});

it('files do not rely on each other', () => {
  const styles = [':root{--a: 1px} p{margin:var(--a)}', ':root{--a: 2px}'];
  expect(shrink(styles[0] ?? '', styles[1])).toEqual(styles);
});
