import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns Git's output, or its error message. */
const git = (cwd: string, ...args: readonly string[]): Promise<string> =>
  run('git', args, { cwd, maxBuffer: 1 << 28 }).then(
    ({ stdout }) => stdout.trim(),
    (error: unknown) => (error as Error).message.trim(),
  );

/** Returns the day of each file's last commit; empty without full Git history. */
export async function readDates(
  siteDir: string,
): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  const isShallow = await git(siteDir, 'rev-parse', '--is-shallow-repository');
  if (isShallow !== 'false') {
    const reason =
      isShallow === 'true'
        ? 'this is a shallow clone. Run `git fetch --unshallow` to add them.'
        : `Git can't read the history of this folder. ${isShallow}`;
    console.warn(`[WARNING] Pages and the sitemap have no dates: ${reason}`);
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
    else if (date && line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
