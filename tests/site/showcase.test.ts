import { expect, it } from 'vitest';
import { parseShowcase } from '../../src/site/showcase';

const entry = {
  caption: 'Box',
  image: 'img/box.svg',
  infoLink: 'https://example.org/box',
  pinned: false,
  description: 'Apps run on the box.',
};

it('has pinned entries first, and else keeps the order', () => {
  const list = [
    entry,
    { ...entry, caption: 'TV', pinned: true },
    { ...entry, caption: 'Stick' },
    { ...entry, caption: 'Bar', pinned: true },
  ];
  expect(parseShowcase(list).map(({ caption }) => caption)).toEqual([
    'TV',
    'Bar',
    'Box',
    'Stick',
  ]);
});

it('tells of all entries all that is missing', () => {
  const { pinned, ...rest } = entry;
  expect(pinned).toBe(false);
  expect(() =>
    parseShowcase([rest, { ...entry, caption: '', infoLink: 1 }, null]),
  ).toThrow(
    [
      '[0].pinned is neither true nor false. Choose.',
      '[1].caption is no text. Say what it is.',
      '[1].infoLink is no text. Say what it is.',
      '[2].caption is no text. Say what it is.',
      '[2].image is no text. Say what it is.',
      '[2].infoLink is no text. Say what it is.',
      '[2].description is no text. Say what it is.',
      '[2].pinned is neither true nor false. Choose.',
    ]
      .map((text) => `docusaurus.config.ts: customFields.showcase${text}`)
      .join('\n'),
  );
});

it.each([undefined, {}, 'Box'])('refuses %j, which is no list', (value) => {
  expect(() => parseShowcase(value)).toThrow(
    'docusaurus.config.ts: customFields.showcase is no list. Make it one.',
  );
});
