import { describe, expect, it } from 'vitest';
import { readStyles } from './readStyles';

const [css = ''] =
  readStyles('src').get('src/css/base.css')?.split('@media print') ?? [];

/** Reads the tokens of a selector, which may be one of a list. */
function readTokens(selector: string): Readonly<Record<string, string>> {
  const bodies = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, list = '']) => list.trim().split(/,\s*/).includes(selector))
    .map(([, , body]) => body);
  const tokens = bodies.join('').matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return Object.fromEntries(
    Array.from(tokens, ([, name = '', value = '']) => [name, value]),
  );
}

/** WCAG 2.2: 1.4.3 for text, and 1.4.11 for other visible parts. */
const TEXT = 4.5;
const SHAPE = 3;

/**
 * Colors, their possible backgrounds, and the required contrast: those that a page at rest
 * doesn't show. `browser/page-kinds.spec.ts` checks the others.
 */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['--site-button-text', '--site-button-hover', TEXT],
  ['--site-button-text', '--site-button-active', TEXT],
  ['--site-color-on-primary', '--ifm-color-primary-dark', TEXT],
  ['--site-color-on-primary', '--ifm-color-primary-darker', TEXT],
  ['--site-color-on-lit', '--site-color-lit', TEXT],
  ['--site-color-focus', '--ifm-background-color', SHAPE],
  ['--site-color-focus', '--ifm-background-surface-color', SHAPE],
  ['--site-color-focus', '--site-color-band', SHAPE],
  ['--site-color-focus', '--site-color-code', SHAPE],
];

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors (`#rrggbb`) as defined by WCAG: 1 to 21. */
function getContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map(getLuminance)
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Values of the mode override the common values. */
const LIGHT = readTokens(':root');
const DARK = { ...LIGHT, ...readTokens("html[data-theme='dark']") };

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('colors of %s mode', (_, tokens) => {
  it.each(PAIRS)('%s stands out from %s', (front, back, least) => {
    const [one = '', other = ''] = [tokens[front], tokens[back]];
    expect(one).toMatch(/^#[\da-f]{6}$/);
    expect(other).toMatch(/^#[\da-f]{6}$/);
    expect(getContrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
