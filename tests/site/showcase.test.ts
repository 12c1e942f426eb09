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
      '[0].pinned must be true or false.',
      '[1].caption must be a non-empty string.',
      '[1].infoLink must be a non-empty string.',
      '[2].caption must be a non-empty string.',
      '[2].image must be a non-empty string.',
      '[2].infoLink must be a non-empty string.',
      '[2].description must be a non-empty string.',
      '[2].pinned must be true or false.',
    ]
      .map((text) => `docusaurus.config.ts: customFields.showcase${text}`)
      .join('\n'),
  );
});

it.each([undefined, {}, 'Box'])(
  'refuses %j, which is not an array',
  (value) => {
    expect(() => parseShowcase(value)).toThrow(
      'docusaurus.config.ts: customFields.showcase must be an array.',
    );
  },
);
