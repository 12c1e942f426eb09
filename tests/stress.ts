import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { readPlaywrightCount } from './readCounts';

/*
 * `npm run test:stress -- <n>` runs all browser tests n times on an idle machine and n
 * times with one busy process per CPU core, and counts the failures of each test. It
 * needs a build.
 */

const REPORT = 'test-results/stress.json';

async function runOnce(args: readonly string[]): Promise<readonly string[]> {
  fs.rmSync(REPORT, { force: true });
  const child = spawn('npx', ['playwright', 'test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, BROWSER_REPORT: REPORT },
  });
  await once(child, 'exit');
  const { passed, failed } = readPlaywrightCount(REPORT, 'browser');
  if (passed > 0 || failed.length > 0) return failed.map(({ name }) => name);
  throw new Error('No test ran. Read the output above.');
}

/** Keeps as many CPU cores busy as tests run in parallel. */
function startLoad(): () => void {
  const loops = [0, 1].map(() =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}

async function main([count = '5', ...args]: readonly string[]): Promise<void> {
  const runs = Number(count);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(
      `"${count}" is no number of runs. Try: npm run test:stress -- 5`,
    );
  }
  const failures = new Map<string, [rest: number, load: number]>();
  for (const [i, kind] of (['at rest', 'under load'] as const).entries()) {
    const stop = i === 1 ? startLoad() : () => undefined;
    for (let run = 1; run <= runs; run += 1) {
      console.log(`Run ${run} of ${runs}, ${kind}`);
      for (const name of await runOnce(args)) {
        const counts = failures.get(name) ?? [0, 0];
        counts[i as 0 | 1] += 1;
        failures.set(name, counts);
      }
    }
    stop();
  }
  console.log(`\nat rest  under load  of ${runs} runs each`);
  for (const [name, [rest, load]] of failures) {
    console.log(
      `${String(rest).padStart(7)}  ${String(load).padStart(10)}  ${name}`,
    );
  }
  console.log(failures.size === 0 ? 'Nothing failed.' : '');
  process.exitCode = failures.size === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
