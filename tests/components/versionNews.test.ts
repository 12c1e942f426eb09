import { expect, it } from 'vitest';
import versions from '../../versions.json';
import VERSION_NEWS from '../../src/components/versions/versionNews';

it('says what is new for exactly the documented versions', () => {
  expect(Object.keys(VERSION_NEWS)).toEqual(versions);
});
