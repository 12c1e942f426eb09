import type { OpenRpcDocument } from '../../src/openrpc';
import { createSdk, type Sdk } from '../../src/sdk/createSdk';
import type { Host } from '../../src/sdk/Host';
import { parseTraits, type SdkTraits } from '../../src/sdk/SdkTraits';
import { readJson } from '../readJson';

/** A running SDK, and its effects on the page. */
interface StartedSdk {
  readonly sdk: Sdk;
  /** Sent messages, as JSON text. */
  readonly sent: readonly string[];
  /** Unloads the page, which stops all timers. */
  readonly stop: () => void;
}

const known = new Map<string, unknown>();

/** Reads each file only once. */
function readOnce(file: string): unknown {
  if (!known.has(file)) known.set(file, readJson(file));
  return known.get(file);
}

export const readVersion = (version: string): OpenRpcDocument =>
  readOnce(
    `versioned_docs/version-${version}/api/openrpc.json`,
  ) as OpenRpcDocument;

export function readTraits(version: string): SdkTraits {
  const file = `versioned_docs/version-${version}/api/sdk.json`;
  return parseTraits(readOnce(file), file);
}

/** The SDK's timers run in order, without delays. */
const startTimer = (callback: () => void): unknown => setImmediate(callback);

// Runs the timers of the SDK in the order in which they were started. Each turn allows
// one more answer.
export async function settle(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => {
      startTimer(() => {
        resolve(undefined);
      });
    });
  }
}

/** Does the same as an import of the SDK, but timers don't wait. */
export function startSdk(
  version: string,
  options: Pick<Host, 'answer' | 'onMock'> & {
    /** Receives errors from the app's callbacks. Without it, these errors fail the test. */
    readonly onUncaught?: (error: unknown) => void;
  } = {},
): StartedSdk {
  const sent: string[] = [];
  let isStopped = false;
  const print = (): void => undefined;
  const sdk = createSdk(readVersion(version), readTraits(version), {
    window: { location: { href: 'https://app.example/' } },
    console: { debug: print, error: print, log: print, warn: print },
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
  return { sdk, sent, stop };
}
