import { create } from '../../dom/create';
import { followEnd } from './followEnd';
import { parseMessage, type RpcMessage } from './parseMessage';

type Direction = 'send' | 'receive';

export interface Messages {
  readonly element: HTMLElement;
  /** @param json a JSON-RPC message */
  readonly add: (direction: Direction, json: string) => void;
  readonly clear: () => void;
}

/** The arrow of each direction, and its text for screen readers. */
const DIRECTIONS: Readonly<
  Record<Direction, { readonly arrow: string; readonly aloud: string }>
> = {
  send: { arrow: '→', aloud: 'App to platform: ' },
  receive: { arrow: '←', aloud: 'Platform to app: ' },
};

const EVENT = /\.on[A-Z]/;

/** Leaves text that is not a JSON-RPC message as it is. */
const print = (message: RpcMessage, json: string): string =>
  Object.keys(message).length > 0 ? JSON.stringify(message, null, 2) : json;

/** Names messages after the requests that they belong to. */
function createTitles(): (message: RpcMessage) => string {
  const methods = new Map<string, string>();
  const answered = new Set<string>();
  // `device.name`, `answer to device.name`, `event device.onNameChanged`.
  return (message) => {
    const id = String(message.id);
    if (typeof message.method === 'string') {
      methods.set(id, message.method);
      return message.method;
    }
    const method = methods.get(id) ?? 'an unknown request';
    const isFirst = !answered.has(id);
    answered.add(id);
    if (EVENT.test(method) && !isFirst) return `event ${method}`;
    return `${message.error === undefined ? 'answer to' : 'error of'} ${method}`;
  };
}

/** @param at milliseconds after the first message */
function createItem(
  direction: Direction,
  title: string,
  at: number,
  text: string,
): HTMLElement {
  const { arrow, aloud } = DIRECTIONS[direction];
  const summary = create(
    'summary',
    {},
    create('span', {
      textContent: arrow,
      attributes: { 'aria-hidden': 'true' },
    }),
    create('span', { className: 'run-aloud', textContent: aloud }),
    create('code', { textContent: title }),
    create('span', {
      className: 'run-at',
      textContent: ` ${Math.round(at)} ms`,
    }),
  );
  const code = create('code', { textContent: text });
  return create(
    'li',
    { className: `run-${direction}` },
    create('details', {}, summary, create('pre', { tabIndex: 0 }, code)),
  );
}

/** Creates the list of JSON-RPC messages; each one opens below its name. */
export function createMessages(onCount: (count: number) => void): Messages {
  let getTitle = createTitles();
  const empty = create('p', {
    className: 'run-empty',
    textContent:
      'No messages yet. The messages between the SDK and the platform appear here.',
  });
  const list = create('ol', { className: 'run-messages' });
  const keepEnd = followEnd(list);
  let start = 0;
  let count = 0;
  return {
    element: create('div', { className: 'run-panel' }, empty, list),
    add: (direction, json) => {
      const message = parseMessage(json);
      const now = performance.now();
      if (count === 0) start = now;
      empty.hidden = true;
      onCount(++count);
      keepEnd();
      const title = getTitle(message);
      list.append(
        createItem(direction, title, now - start, print(message, json)),
      );
    },
    clear: () => {
      getTitle = createTitles();
      count = 0;
      onCount(0);
      empty.hidden = false;
      list.replaceChildren();
    },
  };
}
