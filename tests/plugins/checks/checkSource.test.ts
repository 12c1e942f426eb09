import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkSource } from '../../../src/plugins/checks/checkSource';
import { makeFolder } from '../../makeFolder';
import { writeFiles } from '../../writeFiles';

const root = makeFolder('source');
const folder = 'versioned_docs/version-1.0.0';

/** The error message for a site with one page. */
function check(
  name: string,
  text: string,
  settings: object = {},
  siteDir = root,
): readonly string[] {
  fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  writeFiles(root, { [`${folder}/${name}`]: text });
  const url = 'https://docs.example';
  const empty = { presets: [], themes: [], themeConfig: {} };
  const siteConfig = { url, ...empty, ...settings };
  try {
    checkSource({ siteDir, siteConfig } as unknown as LoadContext, ['1.0.0']);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const PAGE = '---\ntitle: "A: b"\n---\n';

it.each(['Guide.mdx', 'a-b.md', 'data.json', '_part of a page.mdx'])(
  'takes %s',
  (name) => {
    expect(check(name, PAGE)).toEqual([]);
  },
);

it.each(["it's", 'a#1', '[x]', 'a!b', 'a*b', 'a?b', '+(x)', '@(x)'])(
  'refuses a checkout in the folder %s, and all else in one go',
  (name) => {
    const siteDir = `/home/${name}/docs`;
    const [sign = ''] = /[+@]\(|[^\w]/.exec(name) ?? [];
    const settings = { trailingSlash: false, url: 'docs.example' };
    expect(check('a.mdx', PAGE, settings, siteDir)).toEqual([
      `${siteDir}: the path contains ${sign}, which has a special meaning in webpack and Docusaurus. Move the checkout to a folder whose path doesn't contain any of ! # ' * ? [ ] +( @(.`,
      "docusaurus.config.ts: trailingSlash: false isn't supported: each page is a folder that also contains its Markdown, so its URL ends with a slash. Set trailingSlash to true.",
      'docusaurus.config.ts: url: "docs.example" isn\'t a URL. Set it to the origin of the site, such as https://docs.example.',
    ]);
  },
);

it('checks the next version, in the folder of the settings', () => {
  vi.stubEnv('NODE_ENV', 'development');
  onTestFinished(() => void vi.unstubAllEnvs());
  writeFiles(root, { 'next/a.mdx': '---\ntitle: A: b\n---\n' });
  const presets = ['classic', ['classic', { docs: { path: 'next' } }]];
  expect(check('a.mdx', PAGE, { presets })[0]).toMatch(
    /^next\/a\.mdx:2: invalid front matter/,
  );
});

it('warns that live code blocks do not run', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const themes = ['@docusaurus/theme-live-codeblock'];
  expect(check('a.mdx', PAGE, { themes })).toEqual([]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^\[WARNING\].*live code blocks don't run/)],
  ]);
  warn.mockRestore();
});
