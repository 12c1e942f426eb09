import fs from 'node:fs';
import path from 'node:path';
import { replace, type Edits } from './fixtureSite';
import { listFiles } from '../../src/plugins/shared/listFiles';

function readOverlay(name: string): Edits {
  const folder = path.join('tests/fixtures', name);
  const files = listFiles(folder);
  return Object.fromEntries(
    files.map((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      return [file, () => text];
    }),
  );
}

export const PUBLIC = 'src/components/public';

export const removeDirective = (text: string): string =>
  replace("'use client';\n", '')(text);

/** The small site, with pages that use client components, and a client module. */
export const LIVE: Edits = {
  ...readOverlay('client'),
  'docusaurus.config.js': (text) =>
    replace(
      "  favicon: 'img/state.svg',",
      "  favicon: 'img/state.svg',\n  clientModules: ['./src/track.js'],",
    )(
      replace(
        '  themeConfig: {',
        "  themeConfig: {\n    footer: { copyright: 'By us' },",
      )(text),
    ),
};
