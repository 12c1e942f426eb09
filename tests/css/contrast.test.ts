import { describe, expect, it } from 'vitest';
import fs from 'node:fs';

type Tokens = Readonly<Record<string, string>>;

function readBlocks(css: string, selector: string): Tokens {
  const bare = css.replace(/\/\*[^]*?\*\//g, '');
  const tokens: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of bare.matchAll(
    /([^{}]+)\{([^{}]*)\}/g,
  )) {
    if (!selectors.split(',').some((each) => each.trim() === selector)) {
      continue;
    }
    for (const [, name = '', value = ''] of body.matchAll(
      /(--[\w-]+):\s*([^;]+);/g,
    )) {
      tokens[name] = value.trim();
    }
  }
  return tokens;
}

/** Reads a mode's tokens. Values of the mode override the common values. */
function readTokens(file: string, mode: 'light' | 'dark'): Tokens {
  const css = fs.readFileSync(file, 'utf8').split('@media print')[0] ?? '';
  return {
    ...readBlocks(css, ':root'),
    ...(mode === 'dark' && readBlocks(css, "html[data-theme='dark']")),
  };
}

/** WCAG 2.2: 1.4.3 for text, and 1.4.11 for other visible parts. */
const TEXT = 4.5;
const SHAPE = 3;

/**
 * Colors, their possible backgrounds, and the required contrast: those that a page at rest
 * doesn't show. `browser/page-kinds.spec.ts` checks the others.
 */
const PAIRS: readonly (readonly [string, string[], number])[] = [
  ['--site-button-text', ['--site-button-hover', '--site-button-active'], TEXT],
  [
    '--site-color-on-primary',
    ['--ifm-color-primary-dark', '--ifm-color-primary-darker'],
    TEXT,
  ],
  ['--site-color-on-lit', ['--site-color-lit'], TEXT],
  [
    '--site-color-focus',
    [
      '--ifm-background-color',
      '--ifm-background-surface-color',
      '--site-color-band',
      '--site-color-code',
    ],
    SHAPE,
  ],
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

const FILE = 'src/css/base.css';

describe.each(['light', 'dark'] as const)('colors of %s mode', (mode) => {
  const tokens = readTokens(FILE, mode);
  const pairs = PAIRS.flatMap(([front, backs, least]) =>
    backs.map((back) => ({ front, back, least })),
  );

  it.each(pairs)('$front stands out from $back', ({ front, back, least }) => {
    const [one = '', other = ''] = [tokens[front], tokens[back]];
    expect(one).toMatch(/^#[\da-f]{6}$/);
    expect(other).toMatch(/^#[\da-f]{6}$/);
    expect(getContrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
