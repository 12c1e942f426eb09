import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { checkServe } from './checkServe';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Of V8; a version of Node.js may lack one. */
const TUNING = [
  // Builds make many objects that soon are garbage,
  '--max-semi-space-size=32',
  // and run much code a few times: to compile it well takes a tenth of the time,
  // and longer than it saves.
  '--interrupt-budget=400000',
  '--always-sparkplug',
];

function getOptions(): readonly string[] {
  const known = execFileSync(process.execPath, ['--v8-options']).toString();
  const tuning = TUNING.filter((option) =>
    known.includes(`  ${option.replace(/=.*/, '')} (`),
  );
  return [...tuning, '--env-file=.env'];
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function run(args: readonly string[]): Promise<number> {
  const [command = ''] = args;
  if (['serve', 'start'].includes(command)) {
    await checkServe(args, process.stdout.isTTY);
  }
  const child = spawn(
    process.execPath,
    [...getOptions(), DOCUSAURUS, ...args],
    { stdio: 'inherit' },
  );
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      child.kill(signal);
    });
  }
  const [code, signal] = (await once(child, 'exit')) as [
    number | null,
    NodeJS.Signals | null,
  ];
  return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
