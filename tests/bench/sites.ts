import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cloneSite } from '../cloneSite';
import { readJson } from '../readJson';

/** A copy of a checkout in a temporary folder, with its own caches; or a built site. */
export interface Site {
  readonly name: string;
  readonly folder: string;
  /** The built site's folder. */
  readonly output: string;
  /** The checkout that was copied; undefined if there is only a built site. */
  readonly checkout: string | undefined;
  readonly env: NodeJS.ProcessEnv;
}

interface Cost {
  readonly seconds: number;
  /** Peak memory of the process and its children. */
  readonly megabytes: number;
}

/** @param source a checkout, or a built site */
export function createSite(
  name: string,
  source = '.',
  env: NodeJS.ProcessEnv = {},
): Site {
  if (fs.existsSync(path.join(source, 'index.html'))) {
    return { name, folder: source, output: source, checkout: undefined, env };
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${name}-`));
  cloneSite(folder, source);
  const output = path.join(folder, 'build');
  return { name, folder, output, checkout: source, env };
}

export function removeSite({ folder, checkout }: Site): void {
  if (checkout !== undefined) fs.rmSync(folder, { recursive: true });
}

// Moves the files instead of deleting them, because creating files is ten times slower
// after a large deletion. A fresh checkout doesn't have this delay.
export function clearSite({ folder }: Site): void {
  const aside = fs.mkdtempSync(path.join(folder, '.cleared-'));
  for (const name of ['build', '.docusaurus', 'node_modules/.cache']) {
    const source = path.join(folder, name);
    const target = path.join(aside, path.basename(name));
    if (fs.existsSync(source)) fs.renameSync(source, target);
  }
}

/** Runs an npm script of the site without npm. */
export function startScript(
  { folder, env }: Site,
  name: 'build' | 'start',
  args: readonly string[] = [],
): ChildProcess {
  const { scripts } = readJson(path.join(folder, 'package.json')) as {
    readonly scripts: Record<string, string>;
  };
  const [program, ...words] = (scripts[name] ?? '').split(' ');
  if (program !== 'node') {
    throw new Error(
      `${folder}/package.json: the script "${name}" must begin with "node", because the benchmark runs it without npm.`,
    );
  }
  const own = { NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1', ...env };
  return spawn(process.execPath, [...words, ...args], {
    cwd: folder,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Returns the megabytes that a process and its children use now, or 0 outside Linux. */
function readMemory(pid: string): number {
  try {
    const read = (file: string): string =>
      fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const children = fs
      .readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => read(`task/${task}/children`).split(' '))
      .filter(Boolean);
    const own = Number(/VmRSS:\s*(\d+)/.exec(read('status'))?.[1] ?? 0) / 1024;
    return children.map(readMemory).reduce((a, b) => a + b, own);
  } catch {
    return 0;
  }
}

/** @throws if the build fails, with its output */
export async function buildSite(site: Site): Promise<Cost> {
  const start = performance.now();
  const build = startScript(site, 'build');
  let errors = '';
  let megabytes = 0;
  build.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, readMemory(String(build.pid)));
  }, 200);
  const [code] = (await once(build, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`build of ${site.name} failed:\n${errors}`);
  return { seconds: (performance.now() - start) / 1000, megabytes };
}
