import fs from 'node:fs';
import { expect, it } from 'vitest';
import { TARGETS } from '../../src/plugins/shared/targets';

const NAMES = [
  ['Chrome, Edge', ['chrome', 'edge']],
  ['Firefox', ['firefox']],
  ['Safari', ['ios', 'safari']],
] as const;

it('README.md names the browsers that the build is for', () => {
  const readme = fs.readFileSync('README.md', 'utf8');
  const told = NAMES.flatMap(([title, names]) => {
    const row = new RegExp(`^\\| ${title} +\\| ([\\d.]+) `, 'm').exec(readme);
    return names.map((name) => `${name}${row?.[1] ?? ''}`);
  });
  expect(told).toEqual(TARGETS);
});

it('Firefox, WebKit and a whole Chromium hold up a deployment', () => {
  const workflow = fs.readFileSync('.github/workflows/site.yml', 'utf8');
  expect(workflow).toContain('engine: [chromium, firefox, webkit]');
  expect(workflow).toContain('npm run test:engine -- ${{ matrix.engine }}');
  expect(workflow).toMatch(/needs: \[.*\bengines\b.*\]/);
});
