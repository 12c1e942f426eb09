import type { PlatformEvent } from '../platform/platform';
import type { LineReport } from '../sandbox/protocol';
import type { Shown } from '../sandbox/Shown';
import { createLine, type OutputKind } from './createLine';
import { create } from '../../dom/create';
import { createButton } from './createButton';
import { followEnd } from './followEnd';
import type { MarkedCode } from './markSample';

type SendEvent = (event: PlatformEvent) => void;

export interface Output {
  readonly element: HTMLElement;
  /** @param line of the code that prints it */
  readonly add: (kind: OutputKind, text: string, line?: number) => void;
  /** The same for values. */
  readonly print: (
    kind: OutputKind,
    values: readonly Shown[],
    line?: number,
  ) => void;
  /** Says how much is left out in total, and shows the last lines. */
  readonly setDropped: (count: number, last: readonly LineReport[]) => void;
  /** Offers to send the events that the app waits for, replacing the former offer. */
  readonly offer: (
    events: readonly PlatformEvent[],
    send: SendEvent,
    edit: SendEvent,
  ) => void;
  readonly clearOffer: () => void;
  /** Shows or hides the invitation. */
  readonly invite: (isWelcome: boolean) => void;
  readonly clear: () => void;
}

/** The number of events that the output offers. */
const OFFERED = 6;

/** Shows what the app waits for: a few events, because the platform offers all. */
function listOffers(
  events: readonly PlatformEvent[],
  send: SendEvent,
  edit: SendEvent,
): readonly HTMLElement[] {
  const more = events.length - OFFERED;
  const items = events.slice(0, OFFERED).map((event) =>
    create(
      'li',
      {},
      create('code', {}, event.title),
      createButton('Send', () => {
        send(event);
      }),
      createButton('Edit first', () => {
        edit(event);
      }),
    ),
  );
  return [
    create('p', {}, 'The app is waiting. Send an event:'),
    create('ul', {}, ...items),
    ...(more > 0 ? [create('p', {}, `${more} more under Platform.`)] : []),
  ];
}

/** The end of an output that is limited: what is left out, and the last lines. */
function createEnd(
  count: number,
  last: readonly LineReport[],
): readonly HTMLElement[] {
  const hidden = count - last.length;
  const text = `Output is limited: ${hidden} more lines or messages are not shown.${last.length ? ' The last lines:' : ''}`;
  return [
    createLine('note', [{ text }]),
    ...last.map((report) =>
      report.type === 'log'
        ? createLine(report.level, report.values, report.line)
        : createLine('error', [report.value], report.line),
    ),
  ];
}

const createLog = (goTo: MarkedCode['goTo']): HTMLElement =>
  create('div', {
    className: 'run-lines',
    tabIndex: 0,
    onclick: ({ target }) => {
      const line = (target as HTMLElement).dataset['line'];
      if (line !== undefined) goTo(Number(line));
    },
    attributes: { role: 'log', 'aria-label': 'Output' },
  });

/**
 * What the code prints, and what it waits for.
 * @param code in which failed lines are marked
 * @param invitation shown before the first run
 */
export function createOutput(
  code: MarkedCode,
  invitation?: HTMLElement,
): Output {
  const lines = createLog(code.goTo);
  const keepEnd = followEnd(lines);
  const offers = create('div', { className: 'run-offers', hidden: true });
  let end: readonly HTMLElement[] = [];
  const failedLines = new Set<number>();
  const invite = (isWelcome: boolean): void => {
    if (invitation) invitation.hidden = !isWelcome;
  };
  const append = (line: HTMLElement): void => {
    invite(false);
    keepEnd();
    lines.append(line);
  };
  const print: Output['print'] = (kind, values, line) => {
    append(createLine(kind, values, line));
    if (kind !== 'error' || line === undefined || failedLines.has(line)) return;
    failedLines.add(line);
    code.mark([...failedLines]);
  };
  return {
    element: create(
      'div',
      { className: 'run-panel' },
      ...(invitation ? [invitation] : []),
      lines,
      offers,
    ),
    add: (kind, text, line) => {
      print(kind, [{ text }], line);
    },
    print,
    setDropped: (count, last) => {
      for (const line of end) line.remove();
      end = createEnd(count, last);
      end.forEach(append);
    },
    offer: (events, send, edit) => {
      offers.hidden = events.length === 0;
      offers.replaceChildren(...listOffers(events, send, edit));
    },
    clearOffer: () => {
      offers.hidden = true;
    },
    invite,
    clear: () => {
      lines.replaceChildren();
      failedLines.clear();
      code.mark([]);
      end = [];
    },
  };
}
