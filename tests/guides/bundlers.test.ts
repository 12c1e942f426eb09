import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { buildSetUp, readSite, SET_UPS } from './bundlers';

const ends = [versions[0], versions[versions.length - 1]];

/** Vite takes its time, and its files are the same in every version. */
const getSetUps = (version: string) =>
  SET_UPS.filter((id) => id !== 'vite' || ends.includes(version));

const isScript = (name: string): boolean => name.endsWith('.js');

describe.each(versions)('the set-ups of the guides of %s', (version) => {
  it.each(getSetUps(version))('%s builds for the language it names', (id) => {
    const project = buildSetUp(`versioned_docs/version-${version}`, id);
    try {
      const site = readSite(project, id);
      const scripts = [...site].filter(
        ([name]) => isScript(name) && !name.includes('config'),
      );
      expect(scripts).toHaveLength(1);
      const [name = '', script = ''] = scripts[0] ?? [];
      expect(() =>
        parse(script, { ecmaVersion: 2019, sourceType: 'module' }),
      ).not.toThrow();
      // The page asks for it by an address relative to itself.
      expect(site.get('/')).toContain(`src=".${name}"`);
    } finally {
      project.remove();
    }
  });
});
