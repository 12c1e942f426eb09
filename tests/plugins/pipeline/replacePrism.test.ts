import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { replacePrism } from '@site/src/plugins/pipeline/replacePrism';
import { makeFolder } from '../../makeFolder';

const folder = makeFolder('prism');
const replace = (...additionalLanguages: readonly string[]) =>
  replacePrism({
    generatedFilesDir: folder,
    siteConfig: { themeConfig: { prism: { additionalLanguages } } },
  } as unknown as LoadContext);

it('has the languages of the theme, and those of the settings', () => {
  replace('php');
  const { languages } = createRequire(import.meta.url)(
    path.join(folder, 'prism.js'),
  ) as { readonly languages: object };
  for (const name of ['python', 'yaml', 'css', 'diff', 'jsx', 'php']) {
    expect(languages).toHaveProperty(name);
  }
});

it('refuses a language that Prism does not have', () => {
  expect(() => replace('pyton')).toThrow(
    'docusaurus.config.ts: prism.additionalLanguages: unknown Prism language "pyton". Did you mean "python"?',
  );
});
