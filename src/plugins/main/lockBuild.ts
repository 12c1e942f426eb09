import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { UNFINISHED } from '../../site/unfinished';

/** Whether a process is running, even if another user started it (EPERM). */
function isRunning(id: number): boolean {
  // A damaged lock file yields NaN, and 0 would signal our own process group.
  if (!(id > 0)) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Two builds would overwrite each other's files, so pages could lack a security policy.
 * @throws if another build is running; the lock of a killed build is replaced
 */
export function lockBuild(folder: string): void {
  const file = path.join(folder, 'build.lock');
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(fs.readFileSync(file, 'utf8'));
    if (holder === process.pid) return;
    if (isRunning(holder)) {
      throw new Error(
        `${file}: another build (process ${holder}) is running in this checkout and writing the same files. Wait until it has finished. If no build is running, delete this file.`,
      );
    }
    fs.rmSync(file, { force: true });
    lockBuild(folder);
    return;
  }
  process.on('exit', () => fs.rmSync(file, { force: true }));
}

const TEXT =
  'This build was interrupted or is still running. Run `npm run build` and let it finish.\n';

export function markFinished(outDir: string): void {
  fs.rmSync(path.join(outDir, UNFINISHED), { force: true });
}

/** Marks the output folder as unfinished before webpack writes to it. */
export const markUnfinished = (outDir: string) => ({
  apply(compiler: Compiler): void {
    // Between these two stages, Docusaurus's stock pipeline empties the folder.
    for (const stage of [-1000, 1000]) {
      compiler.hooks.emit.tap({ name: 'markUnfinished', stage }, () => {
        fs.mkdirSync(outDir, { recursive: true });
        fs.writeFileSync(path.join(outDir, UNFINISHED), TEXT);
      });
    }
  },
});
