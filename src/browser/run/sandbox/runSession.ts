import { takeConsole } from './Console';
import { createRunSdk, type RunSdk } from './createRunSdk';
import { inspect } from './inspect';
import { getData, whenDone } from './language';
import { countAdded, Memory } from './Memory';
import { findLine, toLine, type CodeOrigin } from './CodeOrigin';
import { cut } from './printName';
import type { RunOrder, RunStart, Shown } from './protocol';
import { Reporter } from './Reporter';
import type { GivenNames } from '../code/given';
import { addStubs } from './stubs';
import { Timers } from './Timers';
import { Watch } from './Watch';

/** Dispatches a key to the focused element, like a TV remote. */
function pressKey(key: string): void {
  if (typeof document === 'undefined') return;
  const target = document.activeElement ?? document.body;
  for (const type of ['keydown', 'keyup']) {
    target.dispatchEvent(
      new KeyboardEvent(type, { key, bubbles: true, cancelable: true }),
    );
  }
}

/** @param onLoad called after the script has run, with its error if it failed */
export type Load = (address: string, onLoad: (error?: unknown) => void) => void;

/** Name of the global function that the loaded code calls. */
const ENTRY = '$run';

/**
 * The outer function makes `this` undefined, as in a module. The inner arrow function has
 * no `arguments`, which would contain the sandbox's own functions. The last line undoes a
 * `sourceURL` in the code, which would name another file in stacks.
 */
function printFile({ body, given }: RunStart): string {
  const names = Object.entries(given).map((pair) => pair.join(': '));
  return `"use strict"; self.${ENTRY}((function () { return async ({ ${names.join(', ')} }) => {${body}\n}; })());\n//# sourceURL=`;
}

type Tools = Readonly<Record<keyof GivenNames, unknown>>;

type Code = (tools: Tools) => Promise<void>;

/** Shown instead of an error that the sandbox can't print. */
const BROKEN =
  "An error occurred but can't be shown, because the code changed built-ins that the output needs, such as Array.prototype or RegExp.prototype.";

/** Saved before code can replace it. */
const dispatch = dispatchEvent.bind(globalThis);

/** True if the app prevents a copy of the event, which it gets first. */
function isHandled(event: ErrorEvent | PromiseRejectionEvent): boolean {
  // Copies aren't trusted, and files that fail to load are targets of their own.
  if (!event.isTrusted || event.target !== globalThis) return true;
  event.preventDefault();
  event.stopImmediatePropagation();
  const Copy = event.constructor as new (type: string, init: Event) => Event;
  return !dispatch(new Copy(event.type, event));
}

class Errors {
  /** An error that we have caught and thrown again. The browser's event may lack it. */
  private thrown: unknown;

  constructor(
    private readonly reporter: Reporter,
    private readonly origin: CodeOrigin,
  ) {
    const onError = (event: ErrorEvent): void => {
      if (isHandled(event)) return;
      const known: unknown = event.error ?? this.thrown;
      this.thrown = undefined;
      if (known === undefined || known === null) this.addMessage(event);
      else this.add(known);
    };
    const onRejection = (event: PromiseRejectionEvent): void => {
      if (!isHandled(event)) this.add(event.reason);
    };
    addEventListener('error', onError, true);
    addEventListener('unhandledrejection', onRejection, true);
  }

  add(error: unknown): void {
    const { origin } = this;
    try {
      this.report(inspect(error, origin), findLine(error, origin));
    } catch {
      this.report({ text: BROKEN });
    }
  }

  /** Call this with an error before throwing the error again. */
  readonly note = (error: unknown): void => {
    this.thrown = error;
  };

  private addMessage({ message, filename, lineno }: ErrorEvent): void {
    const isOwn = filename === this.origin.address;
    const line = isOwn ? toLine(this.origin, lineno) : undefined;
    const text = cut(message || "The browser doesn't give any details.");
    this.report({ text }, line);
  }

  private report(value: Shown, line?: number): void {
    this.reporter.add({ type: 'line', kind: 'error', values: [value], line });
  }
}

/** Creates the function that reports the last line's value or a promise's result. */
const createShow =
  (reporter: Reporter, origin: CodeOrigin) =>
  (value: unknown): unknown => {
    const show = (result: unknown): void => {
      if (result === undefined) return;
      const values = [inspect(result, origin)];
      reporter.add({ type: 'line', kind: 'value', values });
    };
    if (value instanceof Promise) void value.then(show);
    else show(value);
    return value;
  };

function follow(
  order: RunOrder,
  sdk: RunSdk,
  reporter: Reporter,
  errors: Errors,
): void {
  if (order.type === 'ping') reporter.add({ type: 'pong' });
  else if (order.type === 'answers') sdk.setAnswers(order.answers);
  else if (order.type === 'key') pressKey(order.key);
  else {
    const { module, event, value } = order;
    try {
      const wasAsked = sdk.send(module, event, value);
      reporter.add({ type: 'sent', event: `${module}.${event}`, wasAsked });
    } catch (error) {
      errors.note(error);
      throw error;
    }
  }
}

/** Runs code in this global scope, and reports its behavior. */
export function runSession(start: RunStart, port: MessagePort, load: Load) {
  const { data, answers, secret, lines } = start;
  const file = new Blob([printFile(start)], { type: 'text/javascript' });
  const address = URL.createObjectURL(file);
  const origin = { address, lines };
  const reporter = new Reporter(port, secret);
  takeConsole(reporter, origin);
  const errors = new Errors(reporter, origin);
  const watch = new Watch((place, excess) => {
    const line = findLine(place, origin);
    reporter.flush(true);
    reporter.add({ type: 'stuck', excess, line });
    reporter.flush();
  });
  addStubs(reporter);
  const sdk = createRunSdk(data, reporter, answers);
  port.onmessage = (event): void =>
    follow(getData(event) as RunOrder, sdk, reporter, errors);
  let code: Code | undefined;
  Object.assign(globalThis, {
    [ENTRY]: (loaded: Code) => {
      code = loaded;
      Reflect.deleteProperty(globalThis, ENTRY);
    },
  });
  const fail = (error: unknown): void => {
    errors.add(error);
    reporter.add({ type: 'failed' });
  };
  const finish = (): void => reporter.add({ type: 'done' });
  const tools: Tools = {
    import: async () => sdk.import(),
    check: watch.check,
    value: createShow(reporter, origin),
  };
  new Timers((hasTimers) => reporter.setTimers(hasTimers), errors.note);
  countAdded(new Memory(() => watch.stop('memory')));
  // If the script called the code, the script would be a frame of each stack.
  load(address, (error) => {
    if (code) whenDone(code(tools), finish, fail);
    else if (error !== undefined) fail(error);
    else reporter.add({ type: 'failed' });
  });
}
