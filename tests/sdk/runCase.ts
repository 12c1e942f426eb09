import { parentPort, workerData } from 'node:worker_threads';
import { PretendedPlatform } from './PretendedPlatform';
import { printLogged } from './printLogged';
import type { Entry, SdkCase } from './SdkCase';
import { VirtualClock } from './VirtualClock';

/*
 * Runs in a thread of its own: plays one case on a freshly loaded SDK and tells
 * the main thread what was seen.
 */

const SENDING = 'Sending message to transport: ';
const RECEIVED = 'Received message from transport: ';

/** What the thread is started with. */
export interface CaseJob {
  readonly sdkCase: SdkCase;
  /** Address of the module that stands for the package. */
  readonly url: string;
}

const { sdkCase, url } = workerData as CaseJob;
const { device = {} } = sdkCase;
const isScripted = device.transport === 'script' || device.transport === 'late';
const transcript: Entry[] = [];

function note(entry: Entry): void {
  transcript.push(entry);
}

const noteError = (kind: 'thrown' | 'unhandled', error: unknown): void => {
  const isError = error instanceof Error;
  note({
    t: 'error',
    kind,
    name: isError ? error.name : typeof error,
    message: isError ? error.message : printLogged(error),
  });
};

function noteLine(level: string, text: string): void {
  const isMessage = level === 'debug' && !device.debugLines;
  if (isMessage && text.startsWith(SENDING)) return;
  if (isMessage && text.startsWith(RECEIVED)) {
    const message: unknown = JSON.parse(text.slice(RECEIVED.length));
    if (!isScripted) note({ t: 'recv', message });
    return;
  }
  note({ t: 'console', level, text });
}

for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  console[level] = (...args: unknown[]) => {
    noteLine(level, args.map(printLogged).join(' '));
  };
}
process.on('unhandledRejection', (error) => {
  noteError('unhandled', error);
});
process.on('uncaughtException', (error) => {
  noteError('unhandled', error);
});

const platform = new PretendedPlatform(sdkCase, note);
const location = {
  get href(): string {
    return 'https://app.example/';
  },
  set href(href: string) {
    note({ t: 'navigate', href });
  },
};
Object.assign(globalThis, {
  window: globalThis,
  location,
  __firebolt: platform.getHooks(),
});
const clock = new VirtualClock((error) => {
  noteError('unhandled', error);
});
clock.install();

/** Runs the code; its import takes real time, all else that of the clock. */
async function runCode(): Promise<void> {
  const named = sdkCase.code.replaceAll("'@firebolt-js/sdk'", `'${url}'`);
  const code = `globalThis.__begin();${named}`;
  let end: Promise<unknown> = Promise.resolve();
  const begun = new Promise<void>((resolve) => {
    Object.assign(globalThis, { __begin: resolve });
    end = import(`data:text/javascript,${encodeURIComponent(code)}`);
  });
  await Promise.race([begun, end]);
  await clock.runUntil(end);
}

interface LoadedSdk {
  readonly Settings: { readonly setLogLevel: (level: string) => void };
}

async function run(): Promise<void> {
  const sdk = (await import(url)) as LoadedSdk;
  if (device.transport === 'late') {
    const { __firebolt } = globalThis as unknown as {
      __firebolt: { setTransportLayer: (layer: unknown) => void };
    };
    __firebolt.setTransportLayer(platform.createLayer());
  }
  if (!isScripted && !device.debugLines && !device.keepLogLevel) {
    sdk.Settings.setLogLevel('DEBUG');
  }
  await clock.advance(20);
  platform.start('import');
  note({ t: 'mark', text: 'code' });
  await runCode();
}

void run()
  .catch((error: unknown) => {
    noteError('thrown', error);
  })
  .then(() => clock.advance(sdkCase.settle ?? 40))
  .then(() => {
    parentPort?.postMessage(transcript);
    parentPort?.close();
  });
