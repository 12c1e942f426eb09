import { expect, it } from 'vitest';
import type { Progress } from '../../src/upgrade/analyze';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { getSetting } from './setting';

const SDK = "import { Device } from '@firebolt-js/sdk';";

/** The paths of the files that a check turns to, by what for. */
function follow(
  files: Readonly<Record<string, string>>,
): Record<Progress['step'], string[]> {
  const seen: Record<Progress['step'], string[]> = {
    read: [],
    look: [],
    check: [],
  };
  const onProgress = ({ step, path, number, total }: Progress): void => {
    seen[step].push(path);
    expect(number).toBe(seen[step].length);
    expect(number).toBeLessThanOrEqual(total);
  };
  checkUpgrade(
    { ...getSetting('0.7.0', '0.8.0'), onProgress },
    Object.entries(files).map(([path, text]) => ({ path, text })),
  );
  return seen;
}

it('tells of each file, and asks no more than it must', () => {
  const files = {
    'sdk.js': `${SDK}\nexport const read = () => Device.name();`,
    'page.ts': "import { read } from './sdk';\nexport default read();",
    'main.ts': "import page from './page';\nvoid page;",
    'math.ts': 'export const add = (a: number, b: number) => a + b;',
    'view.js': "import { add } from './math';\nadd(1, 2);",
  };
  expect(follow(files)).toEqual({
    read: Object.keys(files),
    look: ['sdk.js', 'page.ts', 'main.ts'],
    // The compiler of types says nothing of plain JavaScript.
    check: ['page.ts', 'main.ts'],
  });
});

it.each([
  [
    'declares what all files see',
    `${SDK}\ndeclare global { var d: typeof Device }`,
  ],
  ['sets what all files see', `${SDK}\nglobalThis.d = Device;`],
  ['is no module', "var d = import('@firebolt-js/sdk');"],
])('looks everywhere for a file that %s', (_, text) => {
  const files = { 'sdk.ts': text, 'other.ts': 'export const a = 1;' };
  expect(follow(files).look).toEqual(['sdk.ts', 'other.ts']);
});
