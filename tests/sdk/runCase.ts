import { parentPort, workerData } from 'node:worker_threads';
import { PretendedPlatform } from './PretendedPlatform';
import type { Entry, SdkCase } from './SdkCase';

/** A value as in a transcript, without parts that JSON can't contain. */
function toPlain(value: unknown, seen: ReadonlySet<object>): unknown {
  if (typeof value === 'bigint') return `${String(value)}n`;
  if (value === undefined) return '[undefined]';
  if (typeof value === 'function') return '[function]';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return '[circular]';
  if (typeof (value as { then?: unknown }).then === 'function') {
    return '[promise]';
  }
  const inside = new Set([...seen, value]);
  return Array.isArray(value)
    ? value.map((item) => toPlain(item, inside))
    : Object.fromEntries(
        Object.entries(value).map(([key, v]) => [key, toPlain(v, inside)]),
      );
}

/** An argument of `console.log`, as in a transcript. */
function printLogged(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return 'undefined';
  const plain = toPlain(value, new Set());
  const isText =
    value instanceof Error ||
    typeof value === 'bigint' ||
    typeof value === 'function';
  return isText ? String(plain) : JSON.stringify(plain);
}

// This thread runs cases in order, loads the SDK again for each case, and sends each
// transcript to the main thread.

const SENDING = 'Sending message to transport: ';
const RECEIVED = 'Received message from transport: ';

export interface CaseJob {
  readonly cases: readonly SdkCase[];
  /** URL of the module that replaces the package. */
  readonly url: string;
}

let device: NonNullable<SdkCase['device']> = {};
let isScripted = false;
let transcript: Entry[] = [];

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

const location = {
  get href(): string {
    return 'https://app.example/';
  },
  set href(href: string) {
    note({ t: 'navigate', href });
  },
};

interface Timer {
  /** Milliseconds since the first case began. */
  readonly due: number;
  readonly run: () => void;
}

/** Sorted. Replaces the timers of the page, so that a case runs without delays. */
let timers: Timer[] = [];
let now = 0;

function setTimeout(run: () => void, delay = 0): void {
  timers.push({ due: now + delay, run });
  timers.sort((a, b) => a.due - b.due);
}

/** Waits until queued promise callbacks have run. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Runs the next timer; returns false if none is due, or none is wanted any more. */
async function runTimer(
  end: number,
  isWanted = (): boolean => true,
): Promise<boolean> {
  await settle();
  const [next] = timers;
  if (!next || next.due > end || !isWanted()) return false;
  timers.shift();
  now = next.due;
  try {
    next.run();
  } catch (error) {
    noteError('unhandled', error);
  }
  return true;
}

async function advance(milliseconds: number): Promise<void> {
  const end = now + milliseconds;
  while (await runTimer(end));
  now = end;
}

/** The code's import takes real time; everything else uses these timers. */
async function runCode(text: string, url: string): Promise<void> {
  const named = text.replaceAll("'@firebolt-js/sdk'", `'${url}'`);
  const code = `globalThis.__begin();${named}`;
  let end: Promise<unknown> = Promise.resolve();
  const begun = new Promise<void>((resolve) => {
    Object.assign(globalThis, { __begin: resolve });
    end = import(`data:text/javascript,${encodeURIComponent(code)}`);
  });
  await Promise.race([begun, end]);
  const state = { isSettled: false };
  const note = (): void => {
    state.isSettled = true;
  };
  end.then(note, note);
  while (await runTimer(Infinity, () => !state.isSettled));
  if (!state.isSettled) {
    throw new Error('the code waits for something that never comes');
  }
  await end;
}

interface LoadedSdk {
  readonly Settings: { readonly setLogLevel: (level: string) => void };
}

async function run(
  { code }: SdkCase,
  url: string,
  platform: PretendedPlatform,
): Promise<void> {
  const sdk = (await import(url)) as LoadedSdk;
  if (device.transport === 'late') {
    const { __firebolt } = globalThis as unknown as {
      __firebolt: { setTransportLayer: (layer: unknown) => void };
    };
    __firebolt.setTransportLayer(platform.createLayer());
  }
  if (!isScripted && !device.debugLines) {
    sdk.Settings.setLogLevel('DEBUG');
  }
  await advance(20);
  platform.start('import');
  note({ t: 'mark', text: 'code' });
  await runCode(code, url);
}

async function play(sdkCase: SdkCase, url: string): Promise<void> {
  device = sdkCase.device ?? {};
  isScripted = device.transport === 'script' || device.transport === 'late';
  transcript = [];
  const platform = new PretendedPlatform(sdkCase, note);
  timers = [];
  Object.assign(globalThis, {
    window: globalThis,
    location,
    setTimeout,
    __firebolt: platform.getHooks(),
  });
  await run(sdkCase, url, platform).catch((error: unknown) => {
    noteError('thrown', error);
  });
  await advance(sdkCase.settle ?? 40);
  parentPort?.postMessage(transcript);
}

const { cases, url } = workerData as CaseJob;
for (const sdkCase of cases) {
  // A different URL makes Node.js load the module again.
  await play(sdkCase, `${url}?${sdkCase.id}`);
}
parentPort?.close();
