import { create, createButton } from './element';

/** How a line of the output looks. */
export type Kind =
  'debug' | 'error' | 'info' | 'log' | 'note' | 'value' | 'warn';

/** An event that the app listens to. */
export interface Awaited {
  readonly title: string;
  readonly send: () => void;
  readonly edit: () => void;
}

export interface Output {
  readonly element: HTMLElement;
  readonly add: (kind: Kind, text: string, line?: number) => void;
  /** Offers to send what the app waits for; all that is known so far. */
  readonly offer: (events: readonly Awaited[]) => void;
  readonly clear: () => void;
}

/** What a reader hears before the text, and sees as a mark. */
const LABELS: Readonly<Partial<Record<Kind, string>>> = {
  error: 'Error: ',
  warn: 'Warning: ',
  value: 'Value: ',
};

/** More than this is a choice, not a hint. */
const OFFERED = 6;

function createOffer({ title, send, edit }: Awaited): HTMLElement {
  return create(
    'li',
    {},
    create('code', { textContent: title }),
    createButton('Send', send),
    createButton('Edit first', edit),
  );
}

function createLine(kind: Kind, text: string, line?: number): HTMLElement {
  const label = LABELS[kind] ?? '';
  return create(
    'div',
    { className: `run-line run-${kind}` },
    create('span', { className: 'run-label', textContent: label }),
    create('span', { className: 'run-text', textContent: text }),
    create('span', {
      className: 'run-at',
      textContent: line ? ` line ${line}` : '',
    }),
  );
}

/** What the code prints, line by line, and what it waits for. */
export function createOutput(): Output {
  const lines = create('div', {
    className: 'run-lines',
    tabIndex: 0,
    attributes: { role: 'log', 'aria-label': 'Output' },
  });
  let isPlanned = false;
  /** Keeps the end in sight, with one look at the layout for many lines. */
  const followEnd = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    const isAtEnd =
      lines.scrollTop + lines.clientHeight >= lines.scrollHeight - 8;
    requestAnimationFrame(() => {
      isPlanned = false;
      if (isAtEnd) lines.scrollTop = lines.scrollHeight;
    });
  };
  const offers = create('div', { className: 'run-offers', hidden: true });
  return {
    element: create('div', { className: 'run-panel' }, lines, offers),
    add: (kind, text, line) => {
      followEnd();
      lines.append(createLine(kind, text, line));
    },
    offer: (events) => {
      offers.hidden = events.length === 0;
      const more = events.length - OFFERED;
      offers.replaceChildren(
        create('p', {
          textContent: 'The app waits for events. You are the platform:',
        }),
        create('ul', {}, ...events.slice(0, OFFERED).map(createOffer)),
        ...(more > 0
          ? [create('p', { textContent: `${more} more under Platform.` })]
          : []),
      );
    },
    clear: () => {
      lines.replaceChildren();
      offers.hidden = true;
    },
  };
}
