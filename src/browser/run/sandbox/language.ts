/*
 * Built-ins that the sandbox needs, saved before it runs code that may replace them. Our
 * code that handles reports, their secret, or the port calls only these, and no methods of
 * arrays or maps.
 */

const { getOwnPropertyDescriptor, setPrototypeOf } = Reflect;

export const { apply, deleteProperty } = Reflect;

/**
 * Reads a message's data with the original getter, because a replaced getter would
 * receive the port.
 */
const readData = getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;

export const getData = (event: MessageEvent): unknown =>
  readData && apply(readData, event, []);

/** Creates an array without a prototype, so that setters of the code don't receive entries. */
export function createList<Item>(): Item[] {
  const list: Item[] = [];
  setPrototypeOf(list, null);
  return list;
}

/** Waits for a promise with the original `then`. */
// eslint-disable-next-line @typescript-eslint/unbound-method -- bound when it is called
const { then } = Promise.prototype;

export const whenDone = (
  promise: Promise<unknown>,
  onDone: () => void,
  onFail: (error: unknown) => void,
): void => {
  void apply(then, promise, [onDone, onFail]);
};

export const NativeError = Error;

export const now = performance.now.bind(performance);

export const later = setTimeout.bind(globalThis);

/** Replaces a global of the browser. */
export const put = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, {
    value,
    configurable: true,
    writable: true,
  });
};
