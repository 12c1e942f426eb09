import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getContrast, PAIRS } from './contrasts';
import { readTokens } from './readTokens';

const BASE = 'src/css/base.css';
const page = fs.readFileSync('src/css/README.md', 'utf8');
const [light, dark] = [readTokens(BASE, 'light'), readTokens(BASE, 'dark')];

/** The smallest contrast of a color, with what it can stand on in both modes. */
function getLeast(front: string): number {
  const backs = PAIRS.flatMap(([fronts, found]) =>
    fronts.includes(front) ? found : [],
  );
  const all = [light, dark].flatMap((tokens) =>
    backs.map((back) => getContrast(tokens[front] ?? '', tokens[back] ?? '')),
  );
  return Math.floor(Math.min(...all) * 10) / 10;
}

describe('the page of the look', () => {
  const rows = page.matchAll(
    /\| `(--[\w-]+)` +\| (#[\da-f]{6}) +\| (#[\da-f]{6}) +\| ([\d.]+)/g,
  );
  const told = new Map(
    Array.from(rows, ([, name = '', ...values]) => [name, values]),
  );
  const fronts = new Set(PAIRS.flatMap(([names]) => names));

  it.each([...fronts])('tells %s and its contrast', (front) => {
    expect(told.get(front)).toEqual([
      light[front],
      dark[front],
      String(getLeast(front)),
    ]);
  });

  it('names every token, and none that is gone', () => {
    const css = fs.readFileSync(BASE, 'utf8');
    const defined = Array.from(
      css.matchAll(/(?<=[{;\s])(--[\w-]+):/g),
      ([, name]) => name,
    );
    const named = Array.from(
      page.matchAll(/`(--[a-z]+-[\w-]+)`/g),
      ([, name]) => name,
    );
    const unnamed = defined.filter((name) => !named.includes(name));
    expect([...new Set(unnamed)]).toEqual([]);
    const gone = named.filter((name) => !defined.includes(name));
    expect(gone).toEqual([]);
  });
});
