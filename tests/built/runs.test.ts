import { expect, it } from 'vitest';
import { getRunData } from '../../src/plugins/browser/run/createFiles';
import { VERSIONS } from '../content/versions';
import { readJson } from '../readJson';

it.each(VERSIONS)('samples of %s run with the data of its SDK', (version) => {
  const data = readJson(`build/js/run/${version}.json`);
  const folder = `versioned_docs/version-${version}`;
  expect(data).toEqual(JSON.parse(JSON.stringify(getRunData('.', folder))));
  expect(data).toMatchObject({ document: { info: { version } } });
});
