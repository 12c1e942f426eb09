import { expect, it } from 'vitest';
import { getModule, getToolQuery } from '../../src/site/toolLinks';

const VERSIONS = ['3.0.0', '2.0.0', '1.0.0'];

it.each([
  ['compare', '1.0.0', 'Device', '?from=1.0.0&to=3.0.0&module=Device'],
  ['compare', '3.0.0', '', '?from=2.0.0&to=3.0.0'],
  ['upgrade', '3.0.0', 'Device', '?from=2.0.0&to=3.0.0'],
  ['upgrade', 'current', 'Device', ''],
  ['playground', '', '', ''],
] as const)('%s is told of %s and “%s”', (tool, version, module, want) => {
  const ask = (versions: readonly string[]): string =>
    getToolQuery(tool, { version, module }, versions, '3.0.0');
  expect(ask(VERSIONS)).toBe(want);
  expect(ask([...VERSIONS].reverse())).toBe(want);
});

it('asks for no version before the first', () => {
  const reading = { version: '1.0.0', module: '' };
  expect(getToolQuery('compare', reading, ['1.0.0'], '1.0.0')).toBe('');
});

it.each([
  ['/base/docs/api/schemas/Types/', 'Types'],
  ['/base/docs/api/', ''],
  ['/base/docs/api/symbols/', ''],
])('%s is about “%s”', (address, module) => {
  expect(getModule(address)).toBe(module);
});
