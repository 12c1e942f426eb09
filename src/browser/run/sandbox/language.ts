/*
 * Built-ins that the sandbox needs, saved before running code that may replace them. Code
 * that handles reports, their secret or the port uses only these, and no array or map
 * methods.
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

/** An array without prototype, so that replaced setters don't see its entries. */
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

/** The original Error, even if code replaces it. */
export const NativeError = Error;

export const now = performance.now.bind(performance);

export const later = setTimeout.bind(globalThis);
