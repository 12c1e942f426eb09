import { describe, expect, it } from 'vitest';
import { inlineVariables } from '../../../src/plugins/pipeline/inlineVariables';

/** The style sheet of all pages, and one that only some have. */
function inline(css: string, part = ''): readonly string[] {
  const styles = [
    ['styles.css', css],
    ['part.css', part],
  ] as const;
  return inlineVariables(styles).map(([, text]) => text.replace(/\s+/g, ' '));
}

describe('a variable with one value', () => {
  it('is written where it is used, in all files', () => {
    expect(
      inline(
        ':root{--a: 1px;--b: calc(2 * var(--a))} p{margin:var(--b) var(--a)}',
        'a{margin:var(--a)}',
      ),
    ).toEqual([':root{} p{margin:calc(2 * 1px) 1px}', 'a{margin:1px}']);
  });

  it('has the last of its values', () => {
    expect(
      inline(':root{--a: 1px} :root{--a: 2px} p{margin:var(--a)}')[0],
    ).toBe(':root{} :root{} p{margin:2px}');
  });

  it('stands once, where a mode changes it', () => {
    const [css = ''] = inline(
      ':root{--a: 1px} html[data-theme=dark]{--a: 3px} :root{--a: 2px} p{margin:var(--a)}',
    );
    expect(css).not.toContain('1px');
    expect(css).toContain('2px');
    expect(css).toContain('3px');
  });

  it('stands once, where a later rule is for all modes', () => {
    const both = ':root,html[data-theme]{--a: 2px}';
    const dark = '@media screen{html[data-theme=dark]{--a: 3px}}';
    expect(
      inline(
        `:root{--a: 1px} html[data-theme=dark]{--a: 4px} ${both} ${dark} p{margin:var(--a)}`,
      )[0],
    ).toBe(
      `:root{} html[data-theme=dark]{} ${both} ${dark} p{margin:var(--a)}`,
    );
  });
});

describe('a variable stays', () => {
  const cases = {
    'that a color mode changes':
      ':root{--a: red} [data-theme=dark]{--a: blue} p{color:var(--a)}',
    'that a part of the page changes':
      ':root{--a: red} .navbar{--a: blue} p{color:var(--a)}',
    'that a wide screen changes':
      ':root{--a: 1px} @media (min-width:9px){:root{--a: 2px}} p{margin:var(--a)}',
    'that is made of one that a part changes':
      ':root{--a: red;--b: var(--a)} .navbar{--a: blue} p{color:var(--b)}',
    'that is named on a line of its own':
      ':root{--a: red} .navbar{--a: blue} p{color:var( --a )}',
    'that is used with a fallback': ':root{--a: red} p{color:var(--a, blue)}',
  };
  for (const [name, css] of Object.entries(cases)) {
    it(name, () => {
      expect(inline(css)[0]).toBe(css);
    });
  }
});

it('drops what nothing uses any more, but not what scripts name', () => {
  const css =
    ':root{--a:1px}html[data-theme=dark]{--a:var(--b);--b:2px;--c:3px}p{color:red}';
  const [[, printed] = []] = inlineVariables([['a.css', css]], ['--c']);
  expect(printed).toBe(':root{}html[data-theme=dark]{--c:3px}p{color:red}');
});
