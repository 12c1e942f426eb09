import { expect, test } from 'vitest';
import { getTerms, squash } from '@site/src/search/tokenize';
import { parseQuery } from '@site/src/search/parseQuery';

test.each([
  ['audio', ['audio']],
  ['Device.audio', ['device.audio', 'device', 'audio']],
  ['onNameChanged', ['onnamechanged', 'on', 'name', 'changed']],
  ['TVSeries', ['tvserie', 'tv', 'serie']],
  ['captions', ['caption']],
  ['access', ['access']],
  ['gmrss:price', ['gmrss:price', 'gmrss', 'price']],
  ['0.6.0', ['0.6.0']],
])('%s is found by its terms', (word, terms) => {
  expect([...getTerms(word)].sort()).toEqual([...terms].sort());
});

test('squash keeps letters and digits', () => {
  expect(squash('Device.on-Audio changed()')).toBe('deviceonaudiochanged');
  expect(squash('🎬')).toBe('');
});

test.each([
  ['-> Size', { kind: 'types', returns: 'Size' }],
  ['Size ->', { kind: 'types', takes: 'Size' }],
  ['Unit → Promise<Size[]>', { kind: 'types', takes: 'Unit', returns: 'Size' }],
  [
    'takes:Unit returns:Size',
    { kind: 'types', takes: 'Unit', returns: 'Size' },
  ],
  ['await Device.size(1, 2);', { kind: 'words', text: 'Device.size' }],
  ['->', { kind: 'words', text: '->' }],
  ['()', { kind: 'words', text: '()' }],
])('%s is understood', (input, query) => {
  expect(parseQuery(input)).toEqual(query);
});
