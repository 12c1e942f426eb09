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
  it('have the values of the specification', () => {
    expect(site).toMatchObject({
      title: 'Docs',
      tagline: expect.stringMatching(/zero dependencies.*fast/i) as string,
      baseUrl: '/firebolt-documentation/',
      trailingSlash: true,
      i18n: { defaultLocale: 'en', locales: ['en'] },
      onBrokenMarkdownLinks: 'throw',
      onDuplicateRoutes: 'throw',
      presets: [
        [
          'classic',
          { docs: { includeCurrentVersion: false, lastVersion: versions[0] } },
        ],
      ],
      themeConfig: {
        colorMode: { defaultMode: 'light' },
        tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      },
    });
  });

  it('have the showcase of five families of devices', () => {
    const entries = site.customFields?.['showcase'] as readonly ShowcaseEntry[];
    const captions = entries.map(({ caption }) => caption).join();
    expect(captions).toBe('Sky Glass,Comcast,Flex,XClass,X1');
    for (const { image, infoLink, pinned, description } of entries) {
      expect(fs.existsSync(`static/${image}`), image).toBe(true);
      expect(infoLink).toMatch(/^https:/);
      expect(pinned, infoLink).toBe(true);
      expect(description).toMatch(/\.$/);
    }
  });

  it('name the versions of framework and site', () => {
    const { dependencies, devDependencies, version } = packageFile;
    const packages = Object.entries({ ...dependencies, ...devDependencies });
    const framework = packages.filter(([name]) =>
      name.startsWith('@docusaurus/'),
    );
    expect(framework.length).toBeGreaterThan(4);
    expect(framework.filter(([, one]) => one !== '2.0.1')).toEqual([]);
    expect(packages.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'clsx',
        'prism-react-renderer',
        'typescript',
      ]),
    );
    expect(version).toBe('0.0.1');
  });
});
