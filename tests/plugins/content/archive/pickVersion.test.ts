import { expect, test } from 'vitest';
import { pickVersion } from '@site/src/plugins/content/archive/writeArchives';
import type { SymbolsFile } from '@site/src/search/format';

const version = (name: string) => ({ name, label: name, path: `/${name}/` });

const FILE: SymbolsFile = {
  versions: ['3', '2', '1'].map(version),
  entries: [
    {
      kind: 'method',
      name: 'audio',
      variants: [
        { versions: [0, 0], path: 'new' },
        { versions: [1, 2], path: 'old' },
      ],
    },
    {
      kind: 'type',
      name: 'Size',
      variants: [{ versions: [0, 0, 2, 2], path: 'a' }],
    },
    {
      kind: 'tool',
      name: 'Desk',
      variants: [{ versions: [0, 2], path: '/desk/' }],
    },
    {
      kind: 'page',
      name: 'Guide',
      variants: [{ versions: [0, 2], path: 'g' }],
    },
  ],
};

test('takes what a version has, with its texts', () => {
  const texts = ['audio 3', 'audio 2', 'size', '', 'guide'];
  expect(pickVersion(FILE, texts, '2')).toEqual({
    symbols: {
      versions: [version('2')],
      entries: [
        {
          kind: 'method',
          name: 'audio',
          variants: [{ versions: [0, 0], path: 'old' }],
        },
        {
          kind: 'page',
          name: 'Guide',
          variants: [{ versions: [0, 0], path: 'g' }],
        },
      ],
    },
    texts: ['audio 2', 'guide'],
  });
});
