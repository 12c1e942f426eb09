import { GIVEN } from '../code/given';
import { takeConsole } from './Console';
import { countBuiltins } from './countBuiltins';
import { createRunSdk } from './createRunSdk';
import { findLine } from './findLine';
import { inspect } from './inspect';
import { Memory } from './Memory';
import type { Order, Start } from './protocol';
import { Reporter } from './Reporter';
import { addStandIns } from './standIns';
import { Watch } from './Watch';

/** Where the loaded code finds who runs it. */
const ENTRY = '$run';

/** What the code finds around it, by its name. */
type Given = Readonly<Record<keyof typeof GIVEN, unknown>>;

type Code = (given: Given) => Promise<void>;

const NAMES = Object.entries(GIVEN).map((names) => names.join(': '));

const printFile = (body: string): string =>
  `"use strict"; self.${ENTRY}(async ({ ${NAMES.join(', ')} }) => {${body}\n});`;

/** Reports what nothing has caught. */
function watchErrors(
  reporter: Reporter,
  address: string,
  report: (error: unknown) => void,
): void {
  addEventListener('error', (event) => {
    event.preventDefault();
    const error: unknown = event.error;
    const line =
      findLine(error, address) ??
      (event.filename === address ? event.lineno : undefined);
    const text = error === undefined ? event.message : inspect(error);
    reporter.add({ type: 'error', text: text || event.message, line });
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(event.reason);
  });
}

/** Shows the last value; what a promise brings, as soon as it does. */
const createShow =
  (reporter: Reporter) =>
  (value: unknown): unknown => {
    const show = (result: unknown): void => {
      if (result === undefined) return;
      reporter.add({ type: 'value', text: inspect(result) });
    };
    if (value instanceof Promise) void value.then(show);
    else show(value);
    return value;
  };

/**
 * Runs code in this place, and reports what it does until the place is gone.
 *
 * @param load fetches and runs a script
 */
export function runSession(
  { body, data, answers, secret }: Start,
  port: MessagePort,
  load: (address: string) => void,
): void {
  const file = new Blob([printFile(body)], { type: 'text/javascript' });
  const address = URL.createObjectURL(file);
  const reporter = new Reporter(port, secret);
  takeConsole(reporter, address);
  const watch = new Watch(
    (place, excess) => {
      reporter.add({ type: 'stuck', excess, line: findLine(place, address) });
      reporter.flush();
    },
    () => {
      memory.rest();
    },
  );
  const memory = new Memory(() => watch.stop('memory'));
  const report = (error: unknown): void => {
    const line = findLine(error, address);
    reporter.add({ type: 'error', text: inspect(error), line });
  };
  watchErrors(reporter, address, report);
  addStandIns(reporter);
  const sdk = createRunSdk(data, reporter, answers);
  port.onmessage = ({ data: order }: MessageEvent<Order>) => {
    if (order.type === 'ping') reporter.add({ type: 'pong' });
    else if (order.type === 'answers') sdk.setAnswers(order.answers);
    else {
      const { module, event, value } = order;
      const wasAsked = sdk.send(module, event, value);
      reporter.add({ type: 'sent', event: `${module}.${event}`, wasAsked });
    }
  };
  Object.assign(globalThis, {
    [ENTRY]: (code: Code) => {
      Reflect.deleteProperty(globalThis, ENTRY);
      void code({
        import: async () => sdk.import(),
        check: watch.check,
        value: createShow(reporter),
        made: memory.made,
        text: memory.text,
        into: memory.into,
      }).then(
        () => {
          reporter.add({ type: 'done' });
        },
        (error: unknown) => {
          report(error);
          reporter.add({ type: 'failed' });
        },
      );
    },
  });
  countBuiltins(memory);
  load(address);
}
