import { setImmediate } from 'node:timers/promises';
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

/** Reads the file of each version only once. */
function readOnce<T>(read: (folder: string) => T): (version: string) => T {
  const known = new Map<string, T>();
  return (version) => {
    const value =
      known.get(version) ?? read(`versioned_docs/version-${version}/api`);
    known.set(version, value);
    return value;
  };
}

export const readVersion = readOnce(
  (folder) => readJson(`${folder}/openrpc.json`) as OpenRpcDocument,
);

export const readTraits = readOnce((folder): SdkTraits => {
  const file = `${folder}/sdk.json`;
  return parseTraits(readJson(file), file);
});

// Runs the timers of the SDK in the order in which they were started. Each turn allows
// one more answer.
export async function settle(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
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
      globalThis.setImmediate(() => {
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
