import { expect, it } from 'vitest';
import { replacePrism } from '@site/src/plugins/pipeline/replacePrism';

it('refuses languages that would do nothing', () => {
  expect(() => replacePrism({ additionalLanguages: ['yaml', 'php'] })).toThrow(
    'docusaurus.config.ts: prism.additionalLanguages names yaml, php, and does nothing: code is colored when the site is built. Import the language from prismjs in src/components/CodeLines/prism.ts.',
  );
  expect(() => replacePrism()).not.toThrow();
});
