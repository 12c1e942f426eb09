import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findStock, hash, listReplaced } from './stock';
import { readJson } from '../readJson';

/** The version of Docusaurus's file that each of our components is based on. */
const { version, files } = readJson('src/theme/replaced.json') as {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
};

const names = listReplaced();

describe('a component of the theme that ours replaces', () => {
  it.each(names)('%s is the one that ours was made for', (name) => {
    expect(
      hash(findStock(name)),
      `Docusaurus has changed ${name}. Run "npm run theme:diff -- ${name}" to see our changes, apply them to the new component, and write the new hash to src/theme/replaced.json.`,
    ).toBe(files[name]);
  });

  it('is on the list, and no other is', () => {
    expect(Object.keys(files).sort()).toEqual(names);
  });

  it('is of the installed version', () => {
    const theme = 'node_modules/@docusaurus/theme-classic/package.json';
    expect(readJson(theme)).toMatchObject({ version });
  });

  it.each(names)('%s is explained', (name) => {
    const readme = fs.readFileSync('src/theme/README.md', 'utf8');
    const row = new RegExp(
      `^\\|.*\`${name}\`.*\\| (ejected|wrapped) *\\|`,
      'm',
    );
    expect(readme).toMatch(row);
  });
});
