import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFiles, readStyles } from './readStyles';

const THEME = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  'theme',
);

const join = (files: ReadonlyMap<string, string>): string =>
  [...files.values()].join('\n');

const list = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));

const listDefined = (css: string): ReadonlySet<string> =>
  list(css, /(?<=[{;\s])(--[\w-]+)\s*:/g);

/** Includes uses with a fallback value, which would hide an error. */
const listUsed = (text: string): ReadonlySet<string> =>
  list(text, /(?:var\(\s*|PropertyValue\(')(--[\w-]+)/g);

const without = (
  names: ReadonlySet<string>,
  ...others: readonly ReadonlySet<string>[]
): readonly string[] =>
  [...names].filter((name) => !others.some((other) => other.has(name)));

const styles = readStyles('src');
const css = join(styles);
/** `printInfima` is left out, because Infima defines the variables that its rules use. */
const scripts = join(readFiles('src', /^(?!.*printInfima).*\.tsx?$/));

describe('tokens', () => {
  it('are defined where they are used', () => {
    const used = new Set([...listUsed(css), ...listUsed(scripts)]);
    expect(used.size).toBeGreaterThan(50);
    expect(without(used, listDefined(css))).toEqual([]);
  });

  it('are used where they are defined: by the site or by the theme', () => {
    const defined = listDefined(css);
    expect(defined.size).toBeGreaterThan(50);
    const theme = join(readStyles(THEME));
    expect(
      without(defined, listUsed(css), listUsed(scripts), listUsed(theme)),
    ).toEqual([]);
  });

  it('are written once for each mode', () => {
    const [tokens = ''] =
      /:root \{[^}]*\}/.exec(styles.get('src/css/base.css') ?? '') ?? [];
    const names = Array.from(tokens.matchAll(/(--[\w-]+):/g), ([name]) => name);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
