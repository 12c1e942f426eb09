import fs from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/plugins/shared/listFiles';

const read = (name: string): string =>
  fs.readFileSync(`.github/hosting/${name}`, 'utf8');

/** Finds the first expression in nginx's map that matches the file; returns its value. */
function getNginxRule(file: string): string | undefined {
  const request = `200/firebolt-documentation/assets/${file}`;
  const rules = read('nginx.conf').matchAll(/^ {2}~(\S+) "(.*)";$/gm);
  return [...rules].find(([, rule = '']) =>
    new RegExp(rule).test(request),
  )?.[2];
}

test('only what has a hash in its name is kept without asking', () => {
  const apache = read('apache.conf');
  const files = listFiles('build/assets').filter((name) => /\.\w+$/.test(name));
  const wrong = files.filter((file) => {
    const isHashed = /(?:[.-]|^api\/)[0-9a-f]{8,}\./.test(file);
    const isKept = /immutable/.test(getNginxRule(file) ?? '');
    const isNamed = apache.includes(`<Files ${file.replace(/.*\//, '')}>`);
    return isKept !== isHashed || isNamed === isHashed;
  });
  expect(files.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
