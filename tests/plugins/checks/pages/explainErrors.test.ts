import type { Compiler } from 'webpack';
import { expect, it } from 'vitest';
import { explainErrors } from '../../../../src/plugins/checks/pages/explainErrors';
import { makeFolder } from '../../../makeFolder';
import { writeFiles } from '../../../writeFiles';

const siteDir = makeFolder('explain');

it.each([
  [
    "import a from './lost.json';",
    "Module not found: Error: Can't resolve './lost.json' in 'docs'",
    "docs/a.mdx:3: Can't resolve './lost.json' in 'docs'",
  ],
  [
    '<div>',
    'Error: Transform failed with 3 errors',
    "docs/a.mdx:3: the tag <div> isn't closed. Add </div>, or write <div /> if it is empty.",
  ],
])('a page with %s is named with the line', (text, message, place) => {
  const file = 'docs/a.mdx';
  writeFiles(siteDir, { [file]: `Text.\n\n${text}\n` });
  const error = { message, module: { resource: `${siteDir}/${file}` } };
  const afterCompile = {
    tap: (_: string, explain: (compilation: object) => void) => {
      explain({ errors: [error] });
    },
  };
  explainErrors({ siteDir, baseUrl: '/', getPages: () => [] }).apply({
    hooks: { afterCompile },
  } as unknown as Compiler);
  expect(error.message).toBe(`${place}\n${message}`);
});
