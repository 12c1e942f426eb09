import { createSdk, type Sdk } from '../../../sdk/createSdk';
import type { Hooks, Host, SendEvent } from '../../../sdk/Host';
import type { Answers, VersionData } from './protocol';
import { cutName } from './printName';
import type { Reporter } from './Reporter';

/** An SDK whose platform a reader can play. */
export interface RunSdk {
  /** What the import of the package gives. */
  readonly import: () => Sdk;
  readonly setAnswers: (answers: Answers) => void;
  /** Sends an event from the platform. */
  readonly send: SendEvent;
}

interface Settings {
  readonly getLogLevel: () => string;
}

type Global = typeof globalThis & { __firebolt?: Hooks };

/** The page of the app, which the SDK leaves when the app has finished. */
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

/** Characters of a message that are told. */
const LENGTH = 20_000;

/** A message whose value would be too much to show says how much it is. */
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

/** The SDK of a version, made at its first import. */
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
  // Browsers hide these lines until somebody asks; the messages show them too.
  const debug = (...values: unknown[]): void => {
    const settings = sdk?.['Settings'] as Settings | undefined;
    if (settings?.getLogLevel() === 'DEBUG') console.debug(...values);
  };
  const host: Host = {
    // What the app still does in this task is told before.
    window: createWindow(() => {
      setTimeout(() => {
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
