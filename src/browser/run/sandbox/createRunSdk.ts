import { createSdk, type Sdk } from '../../../sdk/createSdk';
import type { Host, SendEvent } from '../../../sdk/Host';
import type { Answers, VersionData } from './protocol';
import { cutName } from './printName';
import type { Reporter } from './Reporter';

/** Returns the global scope as the SDK's `window`; `finished()` changes its location. */
function createWindow(leave: () => void): Host['window'] {
  const location = {
    set href(_: string) {
      leave();
    },
  };
  return new Proxy(globalThis, {
    get: (page, name) =>
      name === 'location' ? location : (Reflect.get(page, name) as unknown),
  });
}

/** Maximum length of a reported message. */
const LENGTH = 20_000;

/** Replaces the content of a long message with a note about its length. */
function shorten(json: unknown): string {
  const text = String(json);
  if (text.length <= LENGTH) return text;
  const note = `${text.length} characters, too many to show`;
  try {
    const { id, method, error } = JSON.parse(text) as Record<string, unknown>;
    const kind = method === undefined ? 'result' : 'params';
    const part = error === undefined ? { [kind]: note } : { error: note };
    return JSON.stringify({ id, method, ...part });
  } catch {
    return note;
  }
}

/** The SDK is created at the first import. The reader controls its platform. */
export function createRunSdk(
  { document, traits }: VersionData,
  reporter: Reporter,
  answers: Answers,
) {
  let sdk: Sdk | undefined;
  let given = answers;
  let byMock = false;
  let send: SendEvent = () => false;
  const { console } = globalThis;
  const setTimeout = globalThis.setTimeout.bind(globalThis);
  // At other log levels, these lines would only repeat the Messages tab.
  const debug = (...values: unknown[]): void => {
    const { getLogLevel } = sdk?.['Settings'] ?? {};
    const level = (getLogLevel as (() => string) | undefined)?.();
    if (level === 'DEBUG') console.debug(...values);
  };
  const host: Host = {
    // Runs in a later task, so that the reports of the current task come first.
    window: createWindow(() => {
      setTimeout(() => {
        reporter.flush(true);
        reporter.add({ type: 'finished', byMock });
      }, 0);
    }),
    // An app's own `console.warn` also gets the SDK's warnings.
    console: Object.assign(Object.create(console) as Console, { debug }),
    setTimeout: (callback, delay) => setTimeout(callback, delay),
    answer: (method) => given[method],
    observe: (direction, json) =>
      reporter.add({ type: 'message', direction, json: shorten(json) }),
    observeListener: (module, event) => {
      const name = event === undefined ? event : cutName(event);
      reporter.add({ type: 'listen', module: cutName(module), event: name });
    },
    onMockFinish: () => {
      byMock = true;
    },
    onMock: (sendEvent) => {
      send = sendEvent;
    },
  };
  return {
    import: () => (sdk ??= createSdk(document, traits, host)),
    setAnswers: (next: Answers): void => {
      given = next;
    },
    send: (...event: Parameters<SendEvent>) => send(...event),
  };
}

export type RunSdk = ReturnType<typeof createRunSdk>;
