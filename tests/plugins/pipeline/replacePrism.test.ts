import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { replacePrism } from '@site/src/plugins/pipeline/replacePrism';
import { makeFolder } from '../../makeFolder';

it('refuses a language that Prism does not have', () => {
  const prism = { additionalLanguages: ['pyton'] };
  const generatedFilesDir = makeFolder('prism');
  const siteConfig = { themeConfig: { prism } };
  expect(() => {
    replacePrism({ generatedFilesDir, siteConfig } as unknown as LoadContext);
  }).toThrow(
    'docusaurus.config.ts: prism.additionalLanguages: unknown Prism language "pyton". Did you mean "python"?',
  );
});
