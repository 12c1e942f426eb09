import { describe, expect, it } from 'vitest';
import versions from '../../../versions.json';
import { getRunData } from '../../../src/plugins/browser/run/createFiles';
import { checkValue } from '../../../src/browser/run/platform/checkValue';
import {
  getMockAnswer,
  listEvents,
  listMethods,
} from '../../../src/browser/run/platform/platform';
import { readVersion } from '../../sdk/startSdk';

const read = (version: string) =>
  getRunData('.', `versioned_docs/version-${version}`);

describe.each(versions)('the platform of %s', (version) => {
  const { document } = read(version);

  it('offers examples that fit their schemas', () => {
    const parts = [...listEvents(document), ...listMethods(document)];
    for (const { title, example, schema } of parts) {
      const checked = checkValue(JSON.stringify(example), schema, document);
      expect(checked, title).toEqual({ value: example });
    }
    expect(parts.length).toBeGreaterThan(60);
  });

  it('keeps the values of examples, and drops the texts of pages', () => {
    const whole = readVersion(version);
    expect(document.methods.map(({ examples }) => examples)).toEqual(
      whole.methods.map(({ examples }) => examples),
    );
    const text = JSON.stringify(document);
    expect(text.length).toBeLessThan(JSON.stringify(whole).length * 0.6);
  });
});

const { document } = read('0.8.0');
const [network] = listEvents(document).filter(
  ({ event }) => event === 'networkChanged',
);

it.each([
  ['{"state": ', /^Invalid JSON: /],
  [
    '{"state":"asleep","type":"wifi"}',
    /^state: .*\["connected","disconnected"\]/,
  ],
  ['{"type":"wifi"}', /required property "state"/],
  ['"wifi"', /type "string" is invalid\. Expected "object"/],
])('%s is refused as a payload', (text, fault) => {
  if (!network) throw new Error('There is no such event.');
  const checked = checkValue(text, network.schema, document);
  expect('errors' in checked && checked.errors.join('\n')).toMatch(fault);
});

it.each([
  ['localization.latlon', "The SDK's built-in mock returns: [39.9549,75.1699]"],
  ['profile.approvePurchase', "The SDK's built-in mock returns: {}"],
  ['device.name', undefined],
])('what the mock of the SDK answers to %s: %s', (name, text) => {
  const data = read('0.8.0');
  const method = listMethods(data.document).find((m) => m.method === name);
  expect(method && getMockAnswer(data, method)).toBe(text);
});
