import { describe, expect, test } from 'vitest';
import { makeDecodable } from '@site/src/plugins/browser/report-failures/makeDecodable';

describe('makeDecodable', () => {
  test.each(['', '#audio', '#100%25', '#caf%C3%A9'])('keeps %s', (text) => {
    expect(makeDecodable(text)).toBe(text);
  });

  test.each([
    ['#100%', '#100%25'],
    ['#%ff', '#%25ff'],
    ['/docs/%E0%A4/', '/docs/%25E0%25A4/'],
  ])('turns %s into %s', (text, wanted) => {
    expect(makeDecodable(text)).toBe(wanted);
    expect(() => decodeURIComponent(wanted)).not.toThrow();
  });
});
