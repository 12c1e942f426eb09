import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCOUNT_PAGE,
  base,
  BEFORE,
  changes,
  GUIDE_PAGE,
  SUMMARY,
} from './changes';
import { buildFaults, loadFaults } from './faults';
import { createFixtureSite, merge, type FixtureSite } from './fixtureSite';

/** Each build takes seconds, but other tests may run at the same time. */
const TIMEOUT = 300_000;

/*
 * One site for all, as only its first build is a long one: the others find what
 * it left in the cache.
 */
describe('the build of a small site', { timeout: TIMEOUT }, () => {
  let site: FixtureSite;
  let first: ReturnType<FixtureSite['readBuild']>;

  beforeAll(() => {
    site = createFixtureSite();
    const { succeeds, output } = site.build(base);
    expect(succeeds, output).toBe(true);
    expect(site.read(GUIDE_PAGE)).toContain(BEFORE);
    expect(site.read(ACCOUNT_PAGE)).toContain(SUMMARY);
    first = site.readBuild();
  }, TIMEOUT);

  afterAll(() => {
    site.remove();
  });

  it.each(loadFaults)('refuses $name', ({ edits, errors }) => {
    const { succeeds, output } = site.load(merge(base, edits));
    for (const error of errors) expect(output).toContain(error);
    expect(succeeds).toBe(false);
  });

  it.each(buildFaults)('refuses $name', ({ edits, errors }) => {
    const { succeeds, output } = site.build(merge(base, edits));
    for (const error of errors) expect(output).toContain(error);
    expect(succeeds).toBe(false);
  });

  it.each(changes)(
    'shows, with a full cache, a change of $name',
    ({ edits, expected }) => {
      const { succeeds, output } = site.build(merge(base, edits));
      expect(succeeds, output).toBe(true);
      for (const [page, texts] of Object.entries(expected)) {
        for (const text of texts) expect(site.read(page)).toContain(text);
      }
    },
  );

  it('makes the same files of the same source, to the byte, and keeps no others', () => {
    expect(Object.keys(first).length).toBeGreaterThan(20);
    const { succeeds, output } = site.build(base);
    expect(succeeds, output).toBe(true);
    expect(site.readBuild()).toEqual(first);
  });
});
