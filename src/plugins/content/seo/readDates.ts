import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @throws if Git fails */
async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd, maxBuffer: 1 << 28 });
  return stdout.trim();
}

const warn = (reason: string): void =>
  console.warn(`[WARNING] Pages and the sitemap have no dates: ${reason}`);

/** Returns the day of each file's last commit; empty without full Git history. */
export async function readDates(
  siteDir: string,
): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  try {
    const shallow = await git(siteDir, 'rev-parse', '--is-shallow-repository');
    if (shallow === 'true') {
      warn('this is a shallow clone. Run `git fetch --unshallow` to add them.');
      return dates;
    }
    const log = await git(
      siteDir,
      ...['-c', 'core.quotePath=false', 'log', '--no-renames'],
      ...['--name-only', '--relative', '--date=short', '--format=>%cd'],
    );
    let date = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('>')) date = line.slice(1);
      else if (line && !dates.has(line)) dates.set(line, date);
    }
  } catch (error) {
    const { message } = error as Error;
    warn(`Git can't read the history of this folder. ${message.trim()}`);
  }
  return dates;
}
