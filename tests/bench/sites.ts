import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cloneSite } from '../cloneSite';
import { readJson } from '../readJson';

/** A copy of the project in a temporary folder, with its own caches. */
export interface Site {
  readonly name: string;
  readonly folder: string;
  /** Path of the checkout that was copied. */
  readonly checkout: string;
  readonly env: NodeJS.ProcessEnv;
}

interface Cost {
  readonly seconds: number;
  /** Peak memory of the process and its children. */
  readonly megabytes: number;
}

export function createSite(
  name: string,
  env: NodeJS.ProcessEnv = {},
  checkout = '.',
): Site {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${name}-`));
  cloneSite(folder, checkout);
  return { name, folder, checkout, env };
}

export function removeSite({ folder }: Site): void {
  fs.rmSync(folder, { recursive: true, force: true });
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

function readScript(folder: string, name: string): readonly string[] {
  const { scripts } = readJson(path.join(folder, 'package.json')) as {
    readonly scripts: Record<string, string>;
  };
  const [program, ...words] = (scripts[name] ?? '').split(' ');
  if (program === 'node') return words;
  throw new Error(
    `${folder}/package.json: the script "${name}" must begin with "node", because the benchmark runs it without npm.`,
  );
}

/** Runs an npm script of the site without npm. */
export function startScript(
  { folder, env }: Site,
  name: 'build' | 'start',
  args: readonly string[] = [],
): ReturnType<typeof spawn> {
  return spawn(process.execPath, [...readScript(folder, name), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NO_UPDATE_NOTIFIER: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Returns the megabytes that a process and its children use now, or 0 outside Linux. */
function readMemory(pid: number): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const tasks = fs.readdirSync(`/proc/${pid}/task`);
    const children = tasks.flatMap((task) =>
      fs
        .readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
        .split(' ')
        .filter(Boolean),
    );
    const own = Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    return children.reduce(
      (sum, child) => sum + readMemory(Number(child)),
      own,
    );
  } catch {
    return 0;
  }
}

/** @throws if the build fails, with its output */
export function buildSite(site: Site): Promise<Cost> {
  const start = performance.now();
  const build = startScript(site, 'build');
  let errors = '';
  let megabytes = 0;
  build.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, readMemory(build.pid ?? 0));
  }, 200);
  return new Promise((resolve, reject) => {
    build.on('exit', (code) => {
      clearInterval(timer);
      if (code === 0) {
        resolve({ seconds: (performance.now() - start) / 1000, megabytes });
      } else {
        reject(new Error(`build of ${site.name} failed:\n${errors}`));
      }
    });
  });
}
