import { expect, test } from 'vitest';
import { getTerms, tokenize } from '@site/src/search/tokenize';
import { stem } from '@site/src/search/stem';

test.each([
  ['Device.audio', ['device.audio', 'devic', 'audio']],
  ['onNameChanged', ['onnamechang', 'on', 'nam', 'chang']],
  ['TVSeries', ['tvseri', 'tv', 'seri']],
  ['gmrss:price', ['gmrss:pric', 'gmrss', 'pric']],
  ['0.6.0', ['0.6.0']],
])('%s is found by its terms', (word, terms) => {
  expect([...getTerms(word)].sort()).toEqual([...terms].sort());
});

test.each([
  ['close', 'closes', 'closed', 'closing'],
  ['stop', 'stops', 'stopped', 'stopping'],
  ['policy', 'policies'],
  ['localize', 'localized', 'localization', 'localizat'],
  ['id', 'ids', 'ID'],
])('%s and its forms are one term', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ["doesn't", 'does not'],
  ['cant', 'ca not'],
  ['what’s', 'what'],
])('%s is read as %s', (short, long) => {
  expect(tokenize(short)).toEqual(tokenize(long));
});

test.each([
  ['setting', 'set'],
  ['rating', 'rate'],
  ['speed', 'spe'],
])('%s is no form of %s', (word, other) => {
  expect(stem(word)).not.toBe(stem(other));
});
