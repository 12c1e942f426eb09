import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const EXPORTED = /^export (?:interface|type|(?:abstract )?class) (\w+)/gm;

/** What components take is told by the component. */
const isTold = (name: string): boolean => name === 'Props';

const files = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file));

it('each exported type has a name of its own', () => {
  const places = new Map<string, string[]>();
  for (const file of files) {
    const text = fs.readFileSync(path.join('src', file), 'utf8');
    for (const [, name = ''] of text.matchAll(EXPORTED)) {
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  expect(places.size).toBeGreaterThan(100);
  expect(
    [...places].filter(([name, found]) => found.length > 1 && !isTold(name)),
  ).toEqual([]);
});
