import { create, fill } from '../../dom/create';
import { followEnd } from './followEnd';
import { parseMessage, type Message } from './parseMessage';

export interface Messages {
  readonly element: HTMLElement;
  /** @param json a JSON-RPC message */
  readonly add: (direction: 'send' | 'receive', json: string) => void;
  readonly clear: () => void;
}

const EVENT = /\.on[A-Z]/;

/** As it is, unless it is what it should be. */
const print = (message: Message, json: string): string =>
  Object.keys(message).length > 0 ? JSON.stringify(message, null, 2) : json;

/** JSON-RPC messages in order, each behind its name. */
export function createMessages(onCount: (count: number) => void): Messages {
  /** Methods of the requests, and which have been answered. */
  const methods = new Map<string, string>();
  const answered = new Set<string>();
  const empty = create('p', {
    className: 'run-empty',
    textContent:
      'No messages yet. Here you see what the SDK sends to the platform, and the answers.',
  });
  const list = create('ol', { className: 'run-messages' });
  const keepEnd = followEnd(list);
  let start = 0;
  let count = 0;

  /** `device.name`, `answer to device.name`, `event device.onNameChanged`. */
  const getTitle = (message: Message): string => {
    const id = String(message.id);
    if (typeof message.method === 'string') {
      methods.set(id, message.method);
      return message.method;
    }
    const method = methods.get(id) ?? 'an unknown request';
    const isFirst = !answered.has(id);
    answered.add(id);
    if (EVENT.test(method) && !isFirst) return `event ${method}`;
    return message.error === undefined
      ? `answer to ${method}`
      : `error of ${method}`;
  };

  return {
    element: create('div', { className: 'run-panel' }, empty, list),
    add: (direction, json) => {
      const message = parseMessage(json);
      const now = performance.now();
      if (count === 0) start = now;
      empty.hidden = true;
      onCount(++count);
      const arrow = direction === 'send' ? '→' : '←';
      const whom =
        direction === 'send' ? 'App to platform: ' : 'Platform to app: ';
      keepEnd();
      list.append(
        create(
          'li',
          { className: `run-${direction}` },
          create(
            'details',
            {},
            create(
              'summary',
              {},
              create('span', {
                textContent: arrow,
                attributes: { 'aria-hidden': 'true' },
              }),
              create('span', { className: 'run-aloud', textContent: whom }),
              create('code', { textContent: getTitle(message) }),
              create('span', {
                className: 'run-at',
                textContent: ` ${Math.round(now - start)} ms`,
              }),
            ),
            create(
              'pre',
              { tabIndex: 0 },
              create('code', { textContent: print(message, json) }),
            ),
          ),
        ),
      );
    },
    clear: () => {
      methods.clear();
      answered.clear();
      count = 0;
      onCount(0);
      empty.hidden = false;
      fill(list);
    },
  };
}
