import { put } from './put';
import type { Reporter } from './Reporter';

/** Maximum length of a quoted argument in a message. */
const LENGTH = 300;

const print = (value: unknown): string => {
  const text = String(value);
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
};

/** Storage of one run. */
function createStorage(): object {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => {
      items.clear();
    },
    getItem: (key: string) => items.get(key) ?? null,
    key: (index: number) => [...items.keys()][index] ?? null,
    removeItem: (key: string) => {
      items.delete(key);
    },
    setItem: (key: string, value: unknown) => {
      items.set(key, String(value));
    },
  };
}

/** The policy doesn't cover the first two, and code in the others could not be stopped. */
const MISSING = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'WebAssembly',
  'Worker',
  'SharedWorker',
  'importScripts',
];

/**
 * Replaces blocked functions by stubs that report the block; otherwise most would fail
 * silently. The frame's policy and `sandbox` attribute enforce the block.
 */
export function addStubs(reporter: Reporter): void {
  const refuse = (text: string): void => {
    reporter.add({ type: 'refused', text });
  };
  put('fetch', (input: unknown) => {
    const address = print(input instanceof Request ? input.url : input);
    refuse(`The network is not available here: fetch('${address}') fails.`);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  for (const name of MISSING) put(name, undefined);
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, isTrusted } = event;
    // The code can dispatch such events itself.
    if (!isTrusted) return;
    refuse(
      `Not loaded, because it is not allowed here: ${print(blockedURI)} (${effectiveDirective}).`,
    );
  });
  if (typeof document === 'undefined') {
    put('window', globalThis);
    return;
  }
  put('localStorage', createStorage());
  put('sessionStorage', createStorage());
  put('open', (address: unknown = '') => {
    refuse(
      `New windows are blocked here: open('${print(address)}') does nothing.`,
    );
    return null;
  });
  for (const [name, answer] of [
    ['alert', undefined],
    ['confirm', false],
    ['prompt', null],
    ['print', undefined],
  ] as const) {
    put(name, (text: unknown = '') => {
      refuse(
        `Dialogs are not available here: ${name}('${print(text)}') does nothing.`,
      );
      return answer;
    });
  }
}
