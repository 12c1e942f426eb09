import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { keepFiles } from '../../../src/plugins/shared/keepFiles';
import { runInThread } from '../../../src/plugins/shared/runInThread';

vi.mock('../../../src/plugins/shared/runInThread', () => ({
  runInThread: vi.fn(),
}));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-files-'));

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const CACHE = path.join(folder, 'below/kept.json');

it('makes the files once, and again for another key', async () => {
  const files = { 'size.json': '1' };
  const thread = vi.mocked(runInThread).mockResolvedValue([files]);
  const keep = (key: string) => keepFiles(CACHE, key, 'make.ts', 'data');
  for (const count of [1, 1]) {
    await expect(keep('first')).resolves.toEqual(files);
    expect(thread).toHaveBeenCalledTimes(count);
  }
  await expect(keep('second')).resolves.toEqual(files);
  expect(thread).toHaveBeenCalledTimes(2);
  expect(thread).toHaveBeenLastCalledWith('make.ts', 'data');
});
