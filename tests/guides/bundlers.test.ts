import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { buildSetUp, GUIDE, readSite, SET_UPS, type SetUp } from './bundlers';
import { getGuide, readFences } from './sections';

/** Versions whose guides show a set-up that no newer version shows. */
function getVersions(id: SetUp): readonly string[] {
  const sources = versions.map((version) => {
    const page = getGuide(`versioned_docs/version-${version}`, GUIDE);
    return JSON.stringify(
      ['esbuild', id].map((name) => readFences(page, name)),
    );
  });
  return versions.filter((_, i) => sources.indexOf(sources[i] ?? '') === i);
}

const isScript = (name: string): boolean => name.endsWith('.js');

describe.each(SET_UPS)('the set-up %s', (id) => {
  it.each(getVersions(id))(
    'of %s builds for the language it names',
    (version) => {
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
    },
  );
});
