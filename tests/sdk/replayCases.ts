import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { CaseJob } from './runCase';
import type { Entry, SdkCase } from './SdkCase';
import { readJson } from '../readJson';

const ROOT = path.join(__dirname, '../..');

const getFolder = (version: string): string =>
  `versioned_docs/version-${version}/api`;

// The module exports the same names as the version's package. It is small, so that each
// case can load it again; its own imports are loaded once.
async function bundleSdk(version: string, folder: string): Promise<string> {
  const docs = getFolder(version);
  const document = path.join(ROOT, docs, 'openrpc.json');
  const { 'x-modules': modules } = readJson(document) as {
    readonly 'x-modules': readonly { readonly name: string }[];
  };
  const names = [
    ...modules.map(({ name }) => name),
    ...['Events', 'Log', 'Platform', 'Settings'],
  ];
  const contents = `
    import { createSdk } from './src/sdk/createSdk';
    import { parseTraits } from './src/sdk/SdkTraits';
    import document from './${docs}/openrpc.json';
    import data from './${docs}/sdk.json';
    const traits = parseTraits(data, '${docs}/sdk.json');
    const setTimeout = (...args) => globalThis.setTimeout(...args);
    const host = { window: globalThis, console, setTimeout };
    export const create = () => createSdk(document, traits, host);`;
  await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    format: 'esm',
    outfile: path.join(folder, `${version}-all.mjs`),
    logLevel: 'error',
  });
  const file = path.join(folder, `${version}.mjs`);
  fs.writeFileSync(
    file,
    `import { create } from './${version}-all.mjs';\nexport const { ${names.join(', ')} } = create();`,
  );
  return pathToFileURL(file).href;
}

async function bundleRunner(outfile: string): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, 'runCase.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
}

/** Runs cases in a thread; rejects if a transcript is missing when the thread ends. */
async function play(runner: string, job: CaseJob): Promise<readonly Entry[][]> {
  const worker = new Worker(pathToFileURL(runner), {
    workerData: job,
    // The thread doesn't need this process's TypeScript compiler.
    execArgv: [],
  });
  const transcripts: Entry[][] = [];
  worker.on('message', (transcript: Entry[]) => transcripts.push(transcript));
  await once(worker, 'exit');
  const lost = job.cases[transcripts.length];
  if (!lost) return transcripts;
  throw new Error(`${lost.id}: the case ended without a transcript`);
}

/** Returns the transcript of each case on the simulated SDK of a version. */
export async function replayCases(
  cases: readonly SdkCase[],
  version: string,
): Promise<readonly Entry[][]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sdk-cases-'));
  const runner = path.join(folder, 'runCase.mjs');
  await bundleRunner(runner);
  const transcripts = await play(runner, {
    cases,
    url: await bundleSdk(version, folder),
  });
  fs.rmSync(folder, { recursive: true });
  return transcripts;
}
