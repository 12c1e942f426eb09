import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageModules } from '../../../../src/plugins/pipeline/render/PageModules';

const GUIDE = '@site/docs/guide.mdx';
const OTHER = '@site/docs/other.mdx';

const FILES = { shared: 'src/theme.ts', guide: 'docs/guide.mdx' };

let siteDir = '';

const write = (name: string, text: string): void => {
  const file = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  // As people do, some time before they build.
  fs.utimesSync(file, 1_000_000_000, 1_000_000_000 + text.length);
};

const open = (): PageModules =>
  new PageModules({
    siteDir,
    outDir: path.join(siteDir, 'build'),
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
  });

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'modules-'));
  write(FILES.shared, 'theme');
  write(FILES.guide, 'guide');
  write('.docusaurus/registry.js', 'export default {\n};\n');
  const describe = (files: readonly string[]) => ({
    files,
    styles: [],
    assets: {},
  });
  write(
    '.docusaurus/pipeline/modules.json',
    JSON.stringify({
      '': describe([FILES.shared]),
      [GUIDE]: describe([FILES.guide]),
      [OTHER]: describe([]),
    }),
  );
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

it('is the same for a page whose files are', () => {
  expect(open().getHash([GUIDE])).toBe(open().getHash([GUIDE]));
});

it.each([
  ['a file of the page', FILES.guide, 'guide, changed'],
  ['a file of all pages', FILES.shared, 'theme, changed'],
  ['the list of modules', '.docusaurus/registry.js', 'export default {};'],
  ['the files there are', 'src/theme.tsx', 'found in the place of another'],
])('is another with %s', (_, file, text) => {
  const before = open().getHash([GUIDE]);
  write(file, text);
  expect(open().getHash([GUIDE])).not.toBe(before);
});

it('is the same with a file of another page', () => {
  const before = open().getHash([OTHER]);
  write(FILES.guide, 'guide, changed');
  expect(open().getHash([OTHER])).toBe(before);
});

it.each([
  ['a module that nobody has read', ['@site/docs/new.mdx']],
  ['a file that is gone', [GUIDE]],
])('is never the same with %s', (_, names) => {
  fs.rmSync(path.join(siteDir, FILES.guide));
  expect(open().getHash(names)).not.toBe(open().getHash(names));
});

it('is never the same with a file that changes while webpack reads', () => {
  const read = (): string => {
    const modules = open();
    modules.readOnly(() => true);
    const file = path.join(siteDir, FILES.guide);
    const later = Date.now() / 1000 + 1;
    fs.utimesSync(file, later, later);
    return modules.getHash([GUIDE]);
  };
  expect(read()).not.toBe(read());
});
