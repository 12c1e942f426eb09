import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemo, recall } from '@site/src/plugins/shared/createMemo';
import {
  hideVersion,
  showVersion,
} from '@site/src/plugins/content/markdown/versionAddress';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'memo-'));
const file = path.join(folder, 'memo.json');

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

test('gives a value again, as JSON holds it', () => {
  const make = vi.fn(() => ({ ids: ['a'] }));
  const first = createMemo(file, '1');
  expect(recall(first, 'page', make)).toEqual({ ids: ['a'] });
  first.save();
  expect(recall(createMemo(file, '1'), 'page', make)).toEqual({ ids: ['a'] });
  expect(make).toHaveBeenCalledOnce();
});

test('makes a text once, and again when its source or its makers change', () => {
  const make = vi.fn(() => 'text');
  const first = createMemo(file, '1');
  expect([first.get('a', make), first.get('a', make)]).toEqual([
    'text',
    'text',
  ]);
  first.save();
  expect(make).toHaveBeenCalledTimes(1);

  createMemo(file, '1').get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
  createMemo(file, '1').get('b', make);
  createMemo(file, '2').get('a', make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('keeps what was asked for last', () => {
  const make = vi.fn(() => 'text');
  const first = createMemo(file, '1');
  first.get('a', make);
  first.get('b', make);
  first.save();
  const second = createMemo(file, '1');
  second.get('a', make);
  second.save();
  createMemo(file, '1').get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
  createMemo(file, '1').get('b', make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('writes nothing where it knew all', () => {
  const make = () => 'text';
  const first = createMemo(file, '1');
  first.get('a', make);
  first.save();
  const second = createMemo(file, '1');
  second.get('a', make);
  fs.rmSync(file);
  second.save();
  expect(fs.existsSync(file)).toBe(false);
});

const INNER = ['/site/docs/', '/site/docs/1.0/'];

test.each([
  ['/site/docs/', 'href="/site/~version/a/" href="/site/docs/1.0/a/"'],
  ['/site/docs/1.0/', 'href="/site/docs/a/" href="/site/~version/a/"'],
])('takes the version %s out of its own links', (own, hidden) => {
  const html = 'href="/site/docs/a/" href="/site/docs/1.0/a/"';
  expect(hideVersion(html, '/site/', own, INNER)).toBe(hidden);
});

test('puts the version in again', () => {
  const text = '(https://a.org/site/~version/b/)';
  expect(
    showVersion(text, 'https://a.org/site/', 'https://a.org/site/docs/1.0/'),
  ).toBe('(https://a.org/site/docs/1.0/b/)');
});
