import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { splitProps } from '../../../src/browser/react/splitProps';

const ID = 'src/components/Counter#Box';

it('parts data from elements', () => {
  const icon = createElement('b');
  const children = ['text', createElement('i', { key: 'i' })];
  expect(
    splitProps(ID, {
      start: 1,
      list: [{ a: null, b: undefined }],
      mdxType: 'Box',
      none: undefined,
      icon,
      children,
    }),
  ).toEqual({
    data: { start: 1, list: [{ a: null, b: undefined }] },
    slots: { icon, children },
  });
});

describe('refuses, with the component and the prop,', () => {
  it.each([
    [() => 1, 'a function'],
    [new Date(0), 'an instance of Date'],
    [[Number.NaN], 'the number NaN'],
    [{ a: [Symbol('a')] }, 'a symbol'],
    [{ a: createElement('b') }, 'an element inside other data'],
  ])('%s', (value, text) => {
    expect(() => splitProps(ID, { value })).toThrow(
      `<Box> of src/components/Counter#Box: its prop "value" is ${text}. Props of a client component must be JSON values or elements.`,
    );
  });

  it('a page as a whole', () => {
    expect(() =>
      splitProps('src/pages/own', { history: { go: () => 1 }, match: {} }),
    ).toThrow(
      "src/pages/own: a page can't begin with 'use client', because its layout is static HTML. Move the interactive part into a component file that begins with 'use client', and import it here.",
    );
  });
});
