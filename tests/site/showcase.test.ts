import { expect, it } from 'vitest';
import { sortShowcase } from '../../src/site/showcase';

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
  expect(sortShowcase(list).map(({ caption }) => caption)).toEqual([
    'TV',
    'Bar',
    'Box',
    'Stick',
  ]);
});
