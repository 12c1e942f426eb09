import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Config } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json';
import versions from '../../versions.json';
import type { ShowcaseEntry } from '../../src/site/showcase';

// The configuration uses `module.exports`, because Docusaurus requires it.
const require = createRequire(import.meta.url);
require('tsx/cjs');
const site = require('../../docusaurus.config.ts') as Config;

describe('the settings', () => {
  it('have title, tagline and base path', () => {
    expect(site.title).toBe('Docs');
    expect(site.tagline).toMatch(/zero dependencies.*fast/i);
    expect(site.baseUrl).toBe('/firebolt-documentation/');
  });

  it('want a slash at the end of addresses', () => {
    expect(site.trailingSlash).toBe(true);
  });

  it('have English alone', () => {
    expect(site.i18n).toEqual({ defaultLocale: 'en', locales: ['en'] });
  });

  it('let no wrong Markdown link and no address of two pages pass', () => {
    expect(site.onBrokenMarkdownLinks).toBe('throw');
    expect(site.onDuplicateRoutes).toBe('throw');
  });

  it('have the showcase of five families of devices', () => {
    const entries = site.customFields?.['showcase'] as readonly ShowcaseEntry[];
    expect(entries.map(({ caption }) => caption)).toEqual([
      'Sky Glass',
      'Comcast',
      'Flex',
      'XClass',
      'X1',
    ]);
    for (const { image, infoLink, pinned, description } of entries) {
      expect(fs.existsSync(`static/${image}`), image).toBe(true);
      expect(infoLink).toMatch(/^https:/);
      expect([pinned, description]).toEqual([
        expect.any(Boolean),
        expect.stringMatching(/\.$/),
      ]);
    }
  });

  it('have levels 2 to 3 in the contents of a page, and light colors at first', () => {
    expect(site.themeConfig).toMatchObject({
      colorMode: { defaultMode: 'light' },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    });
    expect(site.themeConfig?.['colorMode']).not.toHaveProperty('disableSwitch');
  });

  it('publish no unreleased docs, and the newest release without its version', () => {
    const [preset] = site.presets ?? [];
    const [, options] = preset as [string, { readonly docs: object }];
    expect(options.docs).toMatchObject({
      includeCurrentVersion: false,
      lastVersion: versions[0],
    });
  });

  it('swizzle what the design names', () => {
    const names = ['Navbar', 'Footer', 'Loading', 'Error'];
    const lost = names.filter((name) => !fs.existsSync(`src/theme/${name}`));
    expect(lost).toEqual([]);
  });

  it('name the versions of framework and site', () => {
    const packages: Readonly<Record<string, string>> = {
      ...packageFile.dependencies,
      ...packageFile.devDependencies,
    };
    const framework = Object.entries(packages).filter(([name]) =>
      name.startsWith('@docusaurus/'),
    );
    expect(Object.fromEntries(framework)).toEqual({
      '@docusaurus/core': '2.0.1',
      '@docusaurus/module-type-aliases': '2.0.1',
      '@docusaurus/plugin-content-docs': '2.0.1',
      '@docusaurus/preset-classic': '2.0.1',
      '@docusaurus/theme-classic': '2.0.1',
      '@docusaurus/theme-common': '2.0.1',
    });
    expect(Object.keys(packages)).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'clsx',
        'prism-react-renderer',
        'typescript',
      ]),
    );
    expect(packageFile.version).toBe('0.0.1');
  });
});
