import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { UNFINISHED } from '../../site/unfinished';

/** Whether a process runs, whoever started it. */
function isRunning(id: number): boolean {
  // A damaged file names none; 0 would be our own.
  if (!(id > 0)) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes a file that nobody has. */
function take(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Makes the build the only one in its checkout until its process ends. Two would
 * write the same files at once: some pages would have no policy.
 *
 * @param folder of generated files
 * @throws while another build runs; one that was killed does not count
 */
export function lockBuild(folder: string): void {
  const file = path.join(folder, 'build.lock');
  fs.mkdirSync(folder, { recursive: true });
  if (!take(file)) {
    const holder = Number(fs.readFileSync(file, 'utf8'));
    if (holder === process.pid) return;
    if (isRunning(holder)) {
      throw new Error(
        `${file}: another build (process ${holder}) is running in this checkout and writes the same files. Wait until it ends. If no build is running, delete this file.`,
      );
    }
    fs.rmSync(file, { force: true });
    lockBuild(folder);
    return;
  }
  process.on('exit', () => {
    fs.rmSync(file, { force: true });
  });
}

const TEXT =
  'This build was interrupted or is still running. Run `npm run build` and let it finish.\n';

/** Takes the mark away when all is written. */
export function markFinished(outDir: string): void {
  fs.rmSync(path.join(outDir, UNFINISHED), { force: true });
}

/** Marks the folder of a build before anything is written to it. */
export class MarkUnfinished {
  constructor(private readonly outDir: string) {}

  apply(compiler: Compiler): void {
    const mark = (): void => {
      fs.mkdirSync(this.outDir, { recursive: true });
      fs.writeFileSync(path.join(this.outDir, UNFINISHED), TEXT);
    };
    // Core's own pipeline empties the folder in between.
    for (const stage of [-1000, 1000]) {
      compiler.hooks.emit.tap({ name: 'MarkUnfinished', stage }, mark);
    }
  }
}
