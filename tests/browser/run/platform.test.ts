import { describe, expect, it } from 'vitest';
import versions from '../../../versions.json';
import { getRunData } from '../../../src/plugins/browser/run/createFiles';
import { checkValue } from '../../../src/browser/run/platform/checkValue';
import {
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

it('names what a schema does not allow', () => {
  const { document } = read(versions[0] ?? '');
  const checked = checkValue(
    '{"a":1}',
    { additionalProperties: false },
    document,
  );
  expect(checked).toEqual({ errors: ['a: Not allowed here.'] });
});
