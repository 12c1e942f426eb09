import { spawnSync } from 'node:child_process';

function git(siteDir: string, ...args: readonly string[]): string {
  const { stdout, status } = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return status === 0 ? stdout : '';
}

/**
 * The day of the last commit of each file. Without git, or without its whole
 * history, nothing: a wrong date is worse than none.
 */
export function readDates(siteDir: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  if (git(siteDir, 'rev-parse', '--is-shallow-repository').trim() !== 'false') {
    return dates;
  }
  const log = git(
    siteDir,
    ...['-c', 'core.quotePath=false', 'log', '--no-renames'],
    ...['--name-only', '--relative', '--date=short', '--format=>%cd'],
  );
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
