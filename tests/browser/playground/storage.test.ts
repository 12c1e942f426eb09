import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MOST,
  readWorks,
  saveWork,
} from '../../../src/browser/playground/storage';

const KEY = 'site.playground.works';

const stored = new Map<string, string>();

/** Like a browser's storage, the stub rejects longer values. */
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

const save = (id: string, at: number, code = `${id}();`): boolean => {
  const work = { version: '1.0.0', language: 'js', code } as const;
  return saveWork({ id, name: id, origin: '', work }, at);
};

const getIds = (): readonly string[] => readWorks().map(({ id }) => id);

describe('works', () => {
  it('are kept, the last changed first, each once', () => {
    save('a', 1);
    save('b', 2);
    expect(save('a', 3, 'new();')).toBe(true);
    expect(getIds()).toEqual(['a', 'b']);
    expect(readWorks()[0]?.work.code).toBe('new();');
  });

  it('make room: the oldest go', () => {
    for (let i = 0; i <= MOST; i += 1) save(String(i), i);
    expect(getIds()).toHaveLength(MOST);
    expect(getIds()).not.toContain('0');
    const big = 'x'.repeat(600_000);
    save('one', 100, big);
    save('two', 101, big);
    expect(getIds()).toContain('two');
    expect(getIds()).not.toContain('one');
  });

  it('are not kept where the browser refuses, or there is no room', () => {
    expect(save('a', 1, 'x'.repeat(1_000_001))).toBe(false);
    limit = 10;
    expect(save('a', 1)).toBe(false);
    vi.stubGlobal('window', {});
    expect(save('a', 1)).toBe(false);
    expect(readWorks()).toEqual([]);
  });

  it.each(['{', '{}', '[1, null, {"id": "a"}]'])('ignore %s', (text) => {
    stored.set(KEY, text);
    expect(readWorks()).toEqual([]);
  });
});
