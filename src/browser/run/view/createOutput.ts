import type { Shown } from '../sandbox/Shown';
import { createLine, type OutputKind } from './createLine';
import { create } from '../../dom/create';
import { createButton } from './createButton';
import { followEnd } from './followEnd';
import type { MarkedCode } from './markSample';

/** An event that the app listens to. */
export interface AwaitedEvent {
  readonly title: string;
  readonly send: () => void;
  readonly edit: () => void;
}

export interface Output {
  readonly element: HTMLElement;
  /** @param line of the code that it comes from */
  readonly add: (kind: OutputKind, text: string, line?: number) => void;
  /** The same for what was printed. */
  readonly print: (
    kind: OutputKind,
    values: readonly Shown[],
    line?: number,
  ) => void;
  /** Says how much was left out, all in all. */
  readonly setDropped: (count: number) => void;
  /** Offers to send what the app waits for; all that is known so far. */
  readonly offer: (events: readonly AwaitedEvent[]) => void;
  /** Whether nothing has run, so that the reader is told how to begin. */
  readonly invite: (isWelcome: boolean) => void;
  readonly clear: () => void;
}

/** Events that show at once. */
const OFFERED = 6;

function createOffer({ title, send, edit }: AwaitedEvent): HTMLElement {
  return create(
    'li',
    {},
    create('code', { textContent: title }),
    createButton('Send', send),
    createButton('Edit first', edit),
  );
}

/** What the app waits for; more than a few are a choice, not a hint. */
function listOffers(events: readonly AwaitedEvent[]): readonly HTMLElement[] {
  const more = events.length - OFFERED;
  return [
    create('p', { textContent: 'The app is waiting. Send an event:' }),
    create('ul', {}, ...events.slice(0, OFFERED).map(createOffer)),
    ...(more > 0
      ? [create('p', { textContent: `${more} more under Platform.` })]
      : []),
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
 * What the code prints, line by line, and what it waits for.
 * @param code has the lines that errors and prints come from
 * @param invitation shown while there is nothing of that
 */
export function createOutput(
  code: MarkedCode,
  invitation?: HTMLElement,
): Output {
  const lines = createLog(code.goTo);
  const keepEnd = followEnd(lines);
  const offers = create('div', { className: 'run-offers', hidden: true });
  let dropped: HTMLElement | undefined;
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
    setDropped: (count) => {
      const text = `Output is limited: ${count} more lines or messages are not shown.`;
      const note = createLine('note', [{ text }]);
      dropped?.remove();
      append((dropped = note));
    },
    offer: (events) => {
      offers.hidden = events.length === 0;
      offers.replaceChildren(...listOffers(events));
    },
    invite,
    clear: () => {
      lines.replaceChildren();
      failedLines.clear();
      code.mark([]);
      dropped = undefined;
      offers.hidden = true;
    },
  };
}
