import type { Reporter } from './Reporter';

/** What is kept for one run. */
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

const put = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, {
    value,
    configurable: true,
    writable: true,
  });
};

/** No policy speaks of the first two; nobody watches what runs in the others. */
const MISSING = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'WebAssembly',
  'Worker',
  'SharedWorker',
  'importScripts',
];

/**
 * Says in words what the sandbox does not do; without, most of it would fail
 * silently. The policy of the frame and its `sandbox` attribute are what forbids.
 */
export function addStandIns(reporter: Reporter): void {
  const refuse = (text: string): void => {
    reporter.add({ type: 'refused', text });
  };
  put('fetch', (input: unknown) => {
    const address = input instanceof Request ? input.url : String(input);
    refuse(`There is no network here: fetch('${address}') fails.`);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  for (const name of MISSING) put(name, undefined);
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event;
    refuse(
      `Not allowed here, so nothing was loaded: ${blockedURI} (${effectiveDirective}).`,
    );
  });
  if (typeof document === 'undefined') {
    put('window', globalThis);
    return;
  }
  put('localStorage', createStorage());
  put('sessionStorage', createStorage());
  put('open', (address: unknown = '') => {
    refuse(`No windows here: open('${String(address)}') does nothing.`);
    return null;
  });
  for (const [name, answer] of [
    ['alert', undefined],
    ['confirm', false],
    ['prompt', null],
    ['print', undefined],
  ] as const) {
    put(name, (text: unknown = '') => {
      refuse(`No dialogs here: ${name}('${String(text)}') does nothing.`);
      return answer;
    });
  }
}
