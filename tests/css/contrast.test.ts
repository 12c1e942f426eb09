import { describe, expect, it } from 'vitest';
import { getContrast, PAIRS } from './contrasts';
import { readTokens } from './readTokens';

const FILE = 'src/css/base.css';

describe.each(['light', 'dark'] as const)('colors of %s mode', (mode) => {
  const tokens = readTokens(FILE, mode);
  const pairs = PAIRS.flatMap(([fronts, backs, least]) =>
    fronts.flatMap((front) => backs.map((back) => ({ front, back, least }))),
  );

  it.each(pairs)('$front stands out from $back', ({ front, back, least }) => {
    const [one = '', other = ''] = [tokens[front], tokens[back]];
    expect(one).toMatch(/^#[\da-f]{6}$/);
    expect(other).toMatch(/^#[\da-f]{6}$/);
    expect(getContrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
