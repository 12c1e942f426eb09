import { create } from '../../dom/create';
import { followEnd } from './followEnd';

export type RpcMessage = Readonly<
  Partial<Record<'id' | 'method' | 'error' | 'result', unknown>>
>;

/** Returns `{}` for invalid JSON, which apps can also send. */
function parseMessage(json: string): RpcMessage {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The arrow and the label for screen readers of each direction. */
const DIRECTIONS = {
  send: ['→', 'App to platform: '],
  receive: ['←', 'Platform to app: '],
} as const;

type Direction = keyof typeof DIRECTIONS;

function createItem(
  direction: Direction,
  title: string,
  time: string,
  text: string,
): HTMLElement {
  const [arrow, aloud] = DIRECTIONS[direction];
  const summary = create(
    'summary',
    {},
    create('span', { ariaHidden: 'true' }, arrow),
    create('span', { className: 'shell-hidden' }, aloud),
    create('code', {}, title),
    create('span', { className: 'run-at' }, time),
  );
  const json = create('pre', { tabIndex: 0 }, create('code', {}, text));
  const details = create('details', {}, summary, json);
  return create('li', { className: `run-${direction}` }, details);
}

export class Messages {
  readonly element: HTMLElement;
  private readonly list = create('ol', { className: 'run-messages' });
  private readonly keepEnd = followEnd(this.list);
  private readonly methods = new Map<string, string>();
  private readonly answered = new Set<string>();
  private start = 0;

  constructor(private readonly onCount: (count: number) => void) {
    const empty =
      'No messages yet. The messages between the SDK and the platform appear here.';
    this.element = create(
      'div',
      { className: 'run-panel' },
      create('p', { className: 'run-empty' }, empty),
      this.list,
    );
  }

  add(direction: Direction, json: string): RpcMessage {
    const message = parseMessage(json);
    const now = performance.now();
    const { list } = this;
    if (!list.firstChild) this.start = now;
    this.keepEnd();
    const isRpc = Object.keys(message).length > 0;
    const text = isRpc ? JSON.stringify(message, null, 2) : json;
    const time = ` ${Math.round(now - this.start)} ms`;
    list.append(createItem(direction, this.name(message), time, text));
    this.onCount(list.childElementCount);
    return message;
  }

  clear(): void {
    this.methods.clear();
    this.answered.clear();
    this.list.replaceChildren();
    this.onCount(0);
  }

  /** Returns `device.name`, `answer to device.name`, or `event device.onNameChanged`. */
  private name({ id: given, method, error }: RpcMessage): string {
    const id = String(given);
    if (typeof method === 'string') {
      this.methods.set(id, method);
      return method;
    }
    const asked = this.methods.get(id) ?? 'an unknown request';
    const isFirst = !this.answered.has(id);
    this.answered.add(id);
    if (/\.on[A-Z]/.test(asked) && !isFirst) return `event ${asked}`;
    return `${error === undefined ? 'answer to' : 'error from'} ${asked}`;
  }
}
