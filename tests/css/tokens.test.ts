import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAll } from '../findAll';
import { readFiles, readStyles } from './readStyles';

const THEME = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  'theme',
);

const join = (files: ReadonlyMap<string, string>): string =>
  [...files.values()].join('\n');

/** Includes uses with a fallback value, which would hide an error. */
const listUsed = (text: string): readonly string[] =>
  findAll(text, /var\(\s*(--[\w-]+)/g);

const css = join(readStyles('src'));
const defined = findAll(css, /(?<=[{;\s])(--[\w-]+)\s*:/g);
/** `printInfima` is left out, because Infima defines the variables that its rules use. */
const scripts = join(readFiles('src', /^(?!.*printInfima).*\.tsx?$/));

const used = [...listUsed(css), ...listUsed(scripts)];

describe('tokens', () => {
  it('are defined where they are used', () => {
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !defined.includes(name))).toEqual([]);
  });

  it('are used where they are defined: by the site or by the theme', () => {
    const all = [...used, ...listUsed(join(readStyles(THEME)))];
    expect(defined.length).toBeGreaterThan(50);
    expect(defined.filter((name) => !all.includes(name))).toEqual([]);
  });
});
