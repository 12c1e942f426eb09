import fs from 'node:fs';
import type { OpenRpcDocument } from '../../src/openrpc';
import { createSdk, type Sdk } from '../../src/sdk/createSdk';
import type { Hooks, Host } from '../../src/sdk/Host';
import { parseTraits, type SdkTraits } from '../../src/sdk/SdkTraits';

/** A started SDK, and what it has done to its page. */
export interface StartedSdk {
  readonly sdk: Sdk;
  readonly document: OpenRpcDocument;
  readonly window: Host['window'];
  /** Printed lines: the function of the console, then the arguments. */
  readonly lines: readonly (readonly unknown[])[];
  /** Sent messages, as JSON text. */
  readonly sent: readonly string[];
  /** Unloads the page: no timer fires any more. */
  readonly stop: () => void;
}

const known = new Map<string, unknown>();

/** Reads JSON that nobody changes, once. */
function readJson(file: string): unknown {
  if (!known.has(file)) {
    known.set(file, JSON.parse(fs.readFileSync(file, 'utf8')));
  }
  return known.get(file);
}

/** Reads the API description of a version. */
export const readVersion = (version: string): OpenRpcDocument =>
  readJson(
    `versioned_docs/version-${version}/api/openrpc.json`,
  ) as OpenRpcDocument;

/** Reads how the SDK of a version behaves. */
export function readTraits(version: string): SdkTraits {
  const file = `versioned_docs/version-${version}/api/sdk.json`;
  return parseTraits(readJson(file), file);
}

/** Starts a timer of the SDK: it waits for those before it, and for no time. */
const startTimer = (callback: () => void): unknown => setImmediate(callback);

/**
 * Lets the platform answer: timers run in the order in which they were started, so
 * each turn is one answer further.
 */
export async function settle(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => {
      startTimer(() => {
        resolve(undefined);
      });
    });
  }
}

/** Does what an import of the SDK does, with timers that do not wait. */
export function startSdk(
  version: string,
  options: Pick<Host, 'answer' | 'onMock'> & {
    readonly hooks?: Hooks;
    /** Gets what a callback of the app throws; without it, the test fails. */
    readonly onUncaught?: (error: unknown) => void;
  } = {},
): StartedSdk {
  const document = readVersion(version);
  const traits = readTraits(version);
  const lines: unknown[][] = [];
  const sent: string[] = [];
  let isStopped = false;
  const print =
    (level: string) =>
    (...args: unknown[]) => {
      lines.push([level, ...args]);
    };
  const window: Host['window'] = {
    location: { href: 'https://app.example/' },
    ...(options.hooks && { __firebolt: options.hooks }),
  };
  const sdk = createSdk(document, traits, {
    window,
    console: {
      debug: print('debug'),
      error: print('error'),
      log: print('log'),
      warn: print('warn'),
    },
    setTimeout: (callback) =>
      startTimer(() => {
        if (isStopped) return;
        try {
          callback();
        } catch (error) {
          if (!options.onUncaught) throw error;
          options.onUncaught(error);
        }
      }),
    ...(options.answer && { answer: options.answer }),
    ...(options.onMock && { onMock: options.onMock }),
    observe: (direction, message) => {
      if (direction === 'send') sent.push(message);
    },
  });
  const stop = (): void => {
    isStopped = true;
  };
  return { sdk, document, window, lines, sent, stop };
}
