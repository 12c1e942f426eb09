import type { PlatformEvent } from '../platform/platform';
import type { LineReport, Shown, ShownEntry } from '../sandbox/protocol';
import { create, createButton } from '../../dom/create';
import { followEnd } from './followEnd';
import type { MarkedCode } from './markSample';

/** A value with more entries than this is collapsed at first. */
const OPEN = 12;

function createEntry({ name, value }: ShownEntry): HTMLElement {
  const label = name
    ? [create('span', { className: 'run-name' }, name), ' ']
    : [];
  return create('li', {}, ...label, createShown(value));
}

/** Omits a stack of one unnamed frame if the output already shows its line. */
function createStack({ stack = [] }: Shown, said?: number): readonly Node[] {
  const [first] = stack;
  if (stack.length === 1 && first?.line === said && !first?.name) return [];
  return stack.map(({ name, line }) => {
    const place = ` at ${name ? `${name}, ` : ''}line ${line}`;
    return create('span', { className: 'run-frame' }, place);
  });
}

/**
 * @param isOpen true to show the entries of a small value at first
 * @param said the line number that the output shows next to the value
 */
function createShown(shown: Shown, isOpen = false, said?: number): HTMLElement {
  const { text, entries = [] } = shown;
  const line = create('span', {}, text, ...createStack(shown, said));
  if (entries.length === 0) return line;
  const list = create('ul');
  // Most values stay closed, so entries are created when the reader opens a value.
  const ontoggle = (): void => {
    if (!list.firstChild) list.append(...entries.map(createEntry));
  };
  const open = isOpen && entries.length <= OPEN;
  if (open) ontoggle();
  const summary = create('summary', {}, line);
  const className = 'run-value-parts';
  return create('details', { className, open, ontoggle }, summary, list);
}

type OutputKind = LineReport['kind'];

/** The maximum number of events that the output offers. */
const OFFERED = 6;

/** Labels for screen readers. The style sheet shows symbols instead. */
const LABELS: Readonly<Partial<Record<OutputKind, string>>> = {
  error: 'Error: ',
  warn: 'Warning: ',
  value: 'Value: ',
};

/** An error that starts with a name such as `TypeError` needs no label. */
function getLabel(kind: OutputKind, [first]: readonly Shown[]): string {
  const isNamed = /^\w*(?:Error|Exception)\b/.test(first?.text ?? '');
  return kind === 'error' && isNamed ? '' : (LABELS[kind] ?? '');
}

const createPlace = (line: number): HTMLElement =>
  create('button', {
    type: 'button',
    className: 'clean-btn run-at',
    textContent: `line ${line}`,
    attributes: { 'data-line': String(line) },
  });

function createLine({ kind, values, line }: LineReport): HTMLElement {
  const isOpen = values.filter(({ entries }) => entries).length === 1;
  const parts = values.flatMap((value) => [
    ' ',
    createShown(value, isOpen, line),
  ]);
  const element = create(
    'div',
    { className: 'run-line' },
    create('span', { className: 'run-label' }, getLabel(kind, values)),
    create('div', { className: 'run-text' }, ...parts.slice(1)),
    ...(line === undefined ? [] : [' ', createPlace(line)]),
  );
  // Unlike `className`, this throws an error if a forged kind contains several classes.
  element.classList.add(`run-${kind}`);
  return element;
}

export class Output {
  readonly element: HTMLElement;
  private readonly lines = create('div', {
    className: 'run-lines',
    role: 'log',
    ariaLabel: 'Output',
    onclick: ({ target }) => {
      const line = (target as HTMLElement).dataset['line'];
      if (line !== undefined) this.getMarked().goTo(Number(line));
    },
  });
  private readonly offers = create('div', {
    className: 'run-offers',
    hidden: true,
  });
  private readonly keepEnd = followEnd(this.lines);
  private readonly failedLines = new Set<number>();
  /** The last lines of an output that is too long. */
  private end: readonly HTMLElement[] = [];

  constructor(private readonly getMarked: () => MarkedCode) {
    const parts = [this.lines, this.offers];
    this.element = create('div', { className: 'run-panel' }, ...parts);
  }

  add(kind: OutputKind, text: string, line?: number): void {
    this.report({ type: 'line', kind, values: [{ text }], line });
  }

  report(report: LineReport): void {
    const { kind, line } = report;
    this.append(createLine(report));
    if (kind !== 'error' || line === undefined || this.failedLines.has(line))
      return;
    this.failedLines.add(line);
    this.getMarked().mark([...this.failedLines]);
  }

  setDropped(count: number, last: readonly LineReport[]): void {
    for (const line of this.end) line.remove();
    const hidden = count - last.length;
    const text = `Output is limited: ${hidden} more lines or messages aren't shown.${last.length ? ' The last lines:' : ''}`;
    this.end = [
      createLine({ type: 'line', kind: 'note', values: [{ text }] }),
      ...last.map(createLine).reverse(),
    ];
    this.append(...this.end);
  }

  /** Offers the first events that the app waits for; the Platform tab offers all. */
  offer(
    events: readonly PlatformEvent[],
    send: (event: PlatformEvent) => void,
    edit: (event: PlatformEvent) => void,
  ): void {
    const more = events.length - OFFERED;
    const items = events.slice(0, OFFERED).map((event) =>
      create(
        'li',
        {},
        create('code', {}, event.title),
        createButton('Send', () => send(event)),
        createButton('Edit first', () => edit(event)),
      ),
    );
    this.offers.hidden = events.length === 0;
    this.offers.replaceChildren(
      create('p', {}, 'The app is waiting. Send an event:'),
      create('ul', {}, ...items),
      more > 0 ? create('p', {}, `More events under Platform: ${more}.`) : '',
    );
  }

  clearOffer(): void {
    this.offers.hidden = true;
  }

  clear(): void {
    this.lines.replaceChildren();
    this.failedLines.clear();
    this.getMarked().mark([]);
    this.end = [];
  }

  private append(...lines: readonly HTMLElement[]): void {
    this.keepEnd();
    // Without lines, the focus would be invisible.
    this.lines.tabIndex = 0;
    this.lines.append(...lines);
  }
}
