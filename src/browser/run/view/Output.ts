import type { PlatformEvent } from '../platform/platform';
import type { ConsoleLevel, LineReport, RunReport } from '../sandbox/protocol';
import type { Shown, ShownEntry } from '../sandbox/Shown';
import { create } from '../../dom/create';
import { createButton } from './createButton';
import { followEnd } from './followEnd';
import type { MarkedCode } from './markSample';

/** The maximum number of entries that are open from the start. */
const OPEN = 12;

function createEntry({ name, value }: ShownEntry): HTMLElement {
  const label = name
    ? [create('span', { className: 'run-name' }, name), ' ']
    : [];
  return create('li', {}, ...label, createShown(value));
}

/** Lists the stack of an error, unless the output already shows the same line. */
function createStack({ stack = [] }: Shown, said?: number): readonly Node[] {
  const [first] = stack;
  if (stack.length === 1 && first?.line === said && !first?.name) return [];
  return stack.map(({ name, line }) => {
    const place = ` at ${name ? `${name}, ` : ''}line ${line}`;
    return create('span', { className: 'run-frame' }, place);
  });
}

/**
 * Creates the preview of a value, which opens to show its entries.
 * @param isOpen whether it is open from the start
 * @param said the line of code that the output shows next to it
 */
function createShown(shown: Shown, isOpen = false, said?: number): HTMLElement {
  const { text, entries = [] } = shown;
  const line = create('span', {}, text, ...createStack(shown, said));
  if (entries.length === 0) return line;
  const list = create('ul');
  // Created when it opens, because most values stay closed.
  const ontoggle = (): void => {
    if (!list.firstChild) list.append(...entries.map(createEntry));
  };
  const open = isOpen && entries.length <= OPEN;
  if (open) ontoggle();
  const summary = create('summary', {}, line);
  const className = 'run-value-parts';
  return create('details', { className, open, ontoggle }, summary, list);
}

type OutputKind = ConsoleLevel | 'note' | 'value';

/** The number of events that the output offers. */
const OFFERED = 6;

/** Screen readers read these labels; others see a mark instead. */
const LABELS: Readonly<Partial<Record<OutputKind, string>>> = {
  error: 'Error: ',
  warn: 'Warning: ',
  value: 'Value: ',
};

/** Omits `Error: ` before errors that start with their own name. */
function getLabel(kind: OutputKind, [first]: readonly Shown[]): string {
  const isNamed = /^\w*(?:Error|Exception)\b/.test(first?.text ?? '');
  return kind === 'error' && isNamed ? '' : (LABELS[kind] ?? '');
}

type LineParts = readonly [OutputKind, readonly Shown[], line?: number];

/** Reports of what the code prints, of the value of its last line, and of errors. */
type PrintReport = LineReport | Extract<RunReport, { readonly type: 'value' }>;

function getParts(report: PrintReport): LineParts {
  if (report.type === 'log') return [report.level, report.values, report.line];
  const line = report.type === 'error' ? report.line : undefined;
  return [report.type, [report.value], line];
}

const createPlace = (line: number): HTMLElement =>
  create('button', {
    type: 'button',
    className: 'clean-btn run-at',
    textContent: `line ${line}`,
    attributes: { 'data-line': String(line) },
  });

/** Creates a line of the output, with a link to the line of the code that printed it. */
function createLine(...[kind, values, line]: LineParts): HTMLElement {
  const isOpen = values.filter(({ entries }) => entries).length === 1;
  const parts = values.flatMap((value) => [
    ' ',
    createShown(value, isOpen, line),
  ]);
  return create(
    'div',
    { className: `run-line run-${kind}` },
    create('span', { className: 'run-label' }, getLabel(kind, values)),
    create('div', { className: 'run-text' }, ...parts.slice(1)),
    ...(line === undefined ? [] : [' ', createPlace(line)]),
  );
}

/** What the code prints, and what it waits for. */
export class Output {
  readonly element: HTMLElement;
  private readonly lines = create('div', {
    className: 'run-lines',
    tabIndex: 0,
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
  /** What replaces the lines that are left out. */
  private end: readonly HTMLElement[] = [];

  constructor(private readonly getMarked: () => MarkedCode) {
    const parts = [this.lines, this.offers];
    this.element = create('div', { className: 'run-panel' }, ...parts);
  }

  /** @param line of the code that prints it */
  add(kind: OutputKind, text: string, line?: number): void {
    this.print(kind, [{ text }], line);
  }

  report(report: PrintReport): void {
    this.print(...getParts(report));
  }

  private print(...parts: LineParts): void {
    const [kind, , line] = parts;
    this.append(createLine(...parts));
    if (kind !== 'error' || line === undefined || this.failedLines.has(line))
      return;
    this.failedLines.add(line);
    this.getMarked().mark([...this.failedLines]);
  }

  /** Says how much is left out in total, and shows the last lines. */
  setDropped(count: number, last: readonly LineReport[]): void {
    for (const line of this.end) line.remove();
    const hidden = count - last.length;
    const text = `Output is limited: ${hidden} more lines or messages are not shown.${last.length ? ' The last lines:' : ''}`;
    this.end = [
      createLine('note', [{ text }]),
      ...last.map((report) => createLine(...getParts(report))),
    ];
    this.append(...this.end);
  }

  /** Offers some of the events that the app waits for, because the platform offers all. */
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
        createButton('Send', () => {
          send(event);
        }),
        createButton('Edit first', () => {
          edit(event);
        }),
      ),
    );
    this.offers.hidden = events.length === 0;
    this.offers.replaceChildren(
      create('p', {}, 'The app is waiting. Send an event:'),
      create('ul', {}, ...items),
      ...(more > 0 ? [create('p', {}, `${more} more under Platform.`)] : []),
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
    this.lines.append(...lines);
  }
}
