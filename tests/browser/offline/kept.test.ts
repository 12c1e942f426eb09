import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  noteDoubt,
  noteKept,
  readKept,
  type KeptDeployment,
} from '../../../src/browser/offline/kept';

const ROOT = 'https://a.b/';

const KEPT: KeptDeployment = {
  cache: 'offline https://a.b/ 1',
  time: 1,
  list: { shared: [], versions: [{ name: '1.0.0', files: [['a', 'b', 1]] }] },
};

/** What the caches of a browser hold, by address; one cache is enough here. */
let stored: Map<string, string>;

const find = async (url: string): Promise<Response | undefined> => {
  const text = stored.get(url);
  return text === undefined ? undefined : new Response(text);
};

const cache = {
  match: find,
  put: async (url: string, response: Response) => {
    stored.set(url, await response.text());
  },
  delete: async (url: string) => stored.delete(url),
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('caches', { match: find, open: async () => cache });
  vi.useFakeTimers({ now: 1e12 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reads what was noted', async () => {
  expect(await readKept(ROOT)).toBe(undefined);
  await noteKept(ROOT, KEPT);
  expect(await readKept(ROOT)).toEqual(KEPT);
});

it.each(['', '{', 'null', '[]', '5', '{"cache":"a","time":1,"list":{}}'])(
  'takes %j for nothing kept',
  async (text) => {
    stored.set(`${ROOT}offline-note`, text);
    expect(await readKept(ROOT)).toBe(undefined);
  },
);

it('takes caches that refuse for nothing kept', async () => {
  vi.stubGlobal('caches', {
    match: () => Promise.reject(new Error('refused')),
  });
  expect(await readKept(ROOT)).toBe(undefined);
});

it('believes only for long that the site has no worker', async () => {
  expect(await noteDoubt(ROOT, 'sw.js', true)).toBe(false);
  expect(await noteDoubt(ROOT, 'sw.js', true)).toBe(false);
  vi.advanceTimersByTime(59 * 60_000);
  expect(await noteDoubt(ROOT, 'sw.js', true)).toBe(false);
  vi.advanceTimersByTime(2 * 60_000);
  expect(await noteDoubt(ROOT, 'sw.js', true)).toBe(true);
});

it('begins anew when the site has it again', async () => {
  await noteDoubt(ROOT, 'sw.js', true);
  vi.advanceTimersByTime(100 * 60_000);
  expect(await noteDoubt(ROOT, 'sw.js', false)).toBe(false);
  expect(await noteDoubt(ROOT, 'sw.js', true)).toBe(false);
});
