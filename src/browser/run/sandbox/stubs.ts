import { put } from './language';
import { cut } from './printName';
import type { Reporter } from './Reporter';

const print = (value: unknown): string => cut(String(value));

function createStorage(): object {
  const methods = {
    get length() {
      return Object.keys(items).length;
    },
    clear: () => {
      for (const key of Object.keys(items)) Reflect.deleteProperty(items, key);
    },
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    key: (index: number) => Object.keys(items)[index] ?? null,
    removeItem: (key: string) => {
      Reflect.deleteProperty(items, key);
    },
    setItem: (key: string, value: unknown) => {
      const own = { configurable: true, enumerable: true, writable: true };
      Object.defineProperty(items, key, { ...own, value: String(value) });
    },
  };
  const items = Object.create(methods) as Record<string, string>;
  // Items are properties, too: `localStorage.theme = 'dark'` converts like `setItem`.
  return new Proxy(items, {
    set: (_, key, value) => {
      methods.setItem(String(key), value);
      return true;
    },
  });
}

/** Globals to remove. The policy doesn't cover WebRTC; a run can't stop the others. */
const MISSING = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'WebAssembly',
  'Worker',
  'SharedWorker',
  'importScripts',
];

/** Globals that a sandbox lacks, or that throw an error without a hint there. */
const UNAVAILABLE = [
  ['indexedDB', "Databases aren't available"],
  ['caches', "Caches aren't available"],
  ['Notification', "Notifications aren't available"],
  ['serviceWorker', "Service workers aren't available", navigator],
  ['require', 'Use import instead of CommonJS'],
  ['module', 'Use export instead of CommonJS'],
] as const;

/**
 * Replaces blocked functions with stubs that report the call. The frame's policy blocks
 * these functions anyway, but most of them without a message.
 */
export function addStubs(reporter: Reporter): void {
  const refuse = (text: string): void =>
    reporter.add({ type: 'line', kind: 'note', values: [{ text }] });
  put('fetch', (input: unknown) => {
    const address = print(input instanceof Request ? input.url : input);
    refuse(`The network isn't available here: fetch('${address}') fails.`);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  for (const name of MISSING) put(name, undefined);
  put('close', () => {
    refuse("An app can't close its window here: close() does nothing.");
  });
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, isTrusted } = event;
    // Code could dispatch such an event itself, so that its text looks like our message.
    if (!isTrusted) return;
    refuse(
      `Loading is blocked here: ${print(blockedURI)} (${effectiveDirective}).`,
    );
  });
  for (const [name, reason, owner = globalThis] of UNAVAILABLE) {
    const get = (): void => refuse(`${reason} here: ${name} is undefined.`);
    Object.defineProperty(owner, name, { get, configurable: true });
  }
  if (typeof document === 'undefined') {
    put('window', globalThis);
    return;
  }
  const cookie = (): string => {
    refuse("Cookies aren't available here: document.cookie stays empty.");
    return '';
  };
  Object.defineProperty(document, 'cookie', { get: cookie, set: cookie });
  put('localStorage', createStorage());
  put('sessionStorage', createStorage());
  for (const [name, answer, reason = "Dialogs aren't available"] of [
    ['alert', undefined],
    ['confirm', false],
    ['prompt', null],
    ['print', undefined],
    ['open', null, 'New windows are blocked'],
  ] as const) {
    put(name, (text: unknown = '') => {
      refuse(`${reason} here: ${name}('${print(text)}') does nothing.`);
      return answer;
    });
  }
}
