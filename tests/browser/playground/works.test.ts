import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteWork,
  keepWork,
  MOST,
  readWorks,
  type KeptWork,
} from '../../../src/browser/playground/works';

const KEY = 'site.playground.works';

const stored = new Map<string, string>();

/** Refuses what is longer, as browsers do. */
let limit = Infinity;

beforeEach(() => {
  stored.clear();
  limit = Infinity;
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > limit) throw new Error('QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

const make = (id: string, at: number, code = `${id}();`): KeptWork => ({
  ...{ id, name: id, origin: '', at },
  work: { version: '1.0.0', language: 'js', code },
});

const getIds = (): readonly string[] => readWorks().map(({ id }) => id);

describe('works', () => {
  it('are kept, the last changed first, each once', () => {
    keepWork(make('a', 1));
    keepWork(make('b', 2));
    expect(keepWork(make('a', 3, 'new();'))).toBe(true);
    expect(getIds()).toEqual(['a', 'b']);
    expect(readWorks()[0]?.work.code).toBe('new();');
  });

  it('are deleted, and come back where they were', () => {
    keepWork(make('a', 1));
    keepWork(make('b', 2));
    const [, a] = readWorks();
    deleteWork('a');
    expect(getIds()).toEqual(['b']);
    if (a) keepWork(a);
    expect(getIds()).toEqual(['b', 'a']);
  });

  it('make room: the oldest go', () => {
    for (let i = 0; i <= MOST; i += 1) keepWork(make(String(i), i));
    expect(getIds()).toHaveLength(MOST);
    expect(getIds()).not.toContain('0');
    const big = 'x'.repeat(600_000);
    keepWork(make('one', 100, big));
    keepWork(make('two', 101, big));
    expect(getIds()).toContain('two');
    expect(getIds()).not.toContain('one');
  });

  it('are not kept where the browser refuses, or there is no room', () => {
    expect(keepWork(make('a', 1, 'x'.repeat(1_000_001)))).toBe(false);
    limit = 10;
    expect(keepWork(make('a', 1))).toBe(false);
    vi.stubGlobal('window', {});
    expect(keepWork(make('a', 1))).toBe(false);
    expect(readWorks()).toEqual([]);
  });

  it.each(['{', '{}', '[1, null, {"id": "a"}]'])('ignore %s', (text) => {
    stored.set(KEY, text);
    expect(readWorks()).toEqual([]);
  });
});
