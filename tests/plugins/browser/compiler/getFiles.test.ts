import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { getFiles } from '../../../../src/plugins/browser/compiler/getFiles';
import { runInThread } from '../../../../src/plugins/shared/runInThread';

vi.mock('../../../../src/plugins/shared/runInThread', () => ({
  runInThread: vi.fn(),
}));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compiler-files-'));

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const setPackages = (text: string): void => {
  fs.writeFileSync(path.join(folder, 'package-lock.json'), text);
};

it('makes the files once, and again when packages change', async () => {
  const files = { 'size.json': '1' };
  const thread = vi.mocked(runInThread).mockResolvedValue([files]);
  setPackages('first');
  for (const count of [1, 1]) {
    await expect(getFiles(folder)).resolves.toEqual(files);
    expect(thread).toHaveBeenCalledTimes(count);
  }
  setPackages('second');
  await expect(getFiles(folder)).resolves.toEqual(files);
  expect(thread).toHaveBeenCalledTimes(2);
});
