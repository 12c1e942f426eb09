import { createSdk, type Sdk } from '../../../sdk/createSdk';
import type { Hooks, Host, SendEvent } from '../../../sdk/Host';
import type { Answers, VersionData } from './protocol';
import { cutName } from './printName';
import type { Reporter } from './Reporter';

/** An SDK whose platform the reader controls. */
export interface RunSdk {
  /** The exports of the package. */
  readonly import: () => Sdk;
  readonly setAnswers: (answers: Answers) => void;
  /** Sends an event from the platform. */
  readonly send: SendEvent;
}

interface Settings {
  readonly getLogLevel: () => string;
}

type Global = typeof globalThis & { __firebolt?: Hooks };

/** The app's page, which the SDK leaves after `finished()`. */
function createWindow(leave: () => void): Host['window'] {
  const page = globalThis as Global;
  const location = {
    set href(_: string) {
      leave();
    },
  };
  return new Proxy<Host['window']>(
    { location },
    {
      get: (own, name) =>
        name === 'location' ? own.location : page.__firebolt,
      set: (_, name, value: unknown) => Reflect.set(page, name, value),
      deleteProperty: (_, name) => Reflect.deleteProperty(page, name),
    },
  );
}

/** Maximum length of a reported message. */
const LENGTH = 20_000;

/** Replaces the value of a long message by its length. */
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

/** Creates the SDK of a version at its first import. */
export function createRunSdk(
  { document, traits }: VersionData,
  reporter: Reporter,
  answers: Answers,
): RunSdk {
  let sdk: Sdk | undefined;
  let given = answers;
  let byMock = false;
  let send: SendEvent = () => false;
  const { console } = globalThis;
  const setTimeout = globalThis.setTimeout.bind(globalThis);
  // Browsers hide debug lines by default, and the Messages tab shows the same.
  const debug = (...values: unknown[]): void => {
    const settings = sdk?.['Settings'] as Settings | undefined;
    if (settings?.getLogLevel() === 'DEBUG') console.debug(...values);
  };
  const host: Host = {
    // Reports of the rest of this task come first.
    window: createWindow(() => {
      setTimeout(() => {
        reporter.flush(true);
        reporter.add({ type: 'finished', byMock });
      }, 0);
    }),
    console: { ...console, debug },
    setTimeout: (callback, delay) => setTimeout(callback, delay),
    answer: (method) => given[method],
    observe: (direction, json) => {
      reporter.add({ type: 'message', direction, json: shorten(json) });
    },
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
    setAnswers: (next) => {
      given = next;
    },
    send: (module, event, value) => send(module, event, value),
  };
}
