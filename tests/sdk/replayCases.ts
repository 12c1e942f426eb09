import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { CaseJob } from './runCase';
import type { Entry, SdkCase } from './SdkCase';

const ROOT = path.join(__dirname, '../..');

const CHANNELS = ['console', 'send', 'recv', 'error', 'navigate'] as const;

/** The first entry of a channel that is not as recorded. */
export interface Difference {
  readonly id: string;
  readonly version: string;
  readonly channel: (typeof CHANNELS)[number];
  /** Place in the channel, from zero. */
  readonly index: number;
  readonly recorded: Entry | undefined;
  readonly simulated: Entry | undefined;
}

/** Folder of a version's API description, from the root. */
const getFolder = (version: string): string =>
  `versioned_docs/version-${version}/api`;

/** Writes a module that exports what the package of a version exports. */
async function bundleSdk(version: string, outfile: string): Promise<void> {
  const folder = getFolder(version);
  const text = fs.readFileSync(path.join(ROOT, folder, 'openrpc.json'), 'utf8');
  const { 'x-modules': modules } = JSON.parse(text) as {
    readonly 'x-modules': readonly { readonly name: string }[];
  };
  const names = [
    ...modules.map(({ name }) => name),
    ...['Events', 'Log', 'Platform', 'Settings'],
  ];
  const contents = `
    import { createSdk } from './src/sdk/createSdk';
    import { parseTraits } from './src/sdk/SdkTraits';
    import document from './${folder}/openrpc.json';
    import data from './${folder}/sdk.json';
    const traits = parseTraits(data, '${folder}/sdk.json');
    const setTimeout = (...args) => globalThis.setTimeout(...args);
    const host = { window: globalThis, console, setTimeout };
    export const { ${names.join(', ')} } = createSdk(document, traits, host);`;
  await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
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

/** Plays one case; rejects when its thread ends without a transcript. */
function play(runner: string, job: CaseJob): Promise<readonly Entry[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(pathToFileURL(runner), {
      workerData: job,
      // What compiles TypeScript for this process is of no use there.
      execArgv: [],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(
        new Error(`${job.sdkCase.id}: the case ended without a transcript`),
      );
    });
  });
}

function compare(
  { id }: SdkCase,
  version: string,
  recorded: readonly Entry[],
  simulated: readonly Entry[],
): readonly Difference[] {
  return CHANNELS.flatMap((channel) => {
    const want = recorded.filter(({ t }) => t === channel);
    const got = simulated.filter(({ t }) => t === channel);
    const length = Math.max(want.length, got.length);
    const index = Array.from({ length }, (_, i) => i).find(
      (i) => JSON.stringify(want[i]) !== JSON.stringify(got[i]),
    );
    if (index === undefined) return [];
    return [
      {
        id,
        version,
        channel,
        index,
        recorded: want[index],
        simulated: got[index],
      },
    ];
  });
}

/** What a replay has found. */
export interface Replay {
  /** How many transcripts were compared. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/**
 * Plays recorded cases on the simulated SDK of each version, each case in a
 * thread of its own, and compares what is seen with what was recorded.
 * @throws when no case was recorded for any of the versions
 */
export async function replayCases(
  cases: readonly SdkCase[],
  versions: readonly string[],
): Promise<Replay> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sdk-cases-'));
  const runner = path.join(folder, 'runCase.mjs');
  await bundleRunner(runner);
  const differences: Difference[] = [];
  let compared = 0;
  for (const version of versions) {
    const outfile = path.join(folder, `${version}.mjs`);
    await bundleSdk(version, outfile);
    const url = pathToFileURL(outfile).href;
    for (const sdkCase of cases) {
      const recording = sdkCase.recorded?.find((r) =>
        r.versions.includes(version),
      );
      if (!recording) continue;
      compared += 1;
      const seen = await play(runner, { sdkCase, url });
      differences.push(
        ...compare(sdkCase, version, recording.transcript, seen),
      );
    }
  }
  fs.rmSync(folder, { recursive: true });
  if (compared === 0) {
    throw new Error(
      `no case was recorded for ${versions.join(', ')}: look at "recorded" of the cases`,
    );
  }
  return { compared, differences };
}
