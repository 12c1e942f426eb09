/*
 * What the sandbox needs of the language and of the browser, taken before code
 * runs that may put others in their place. Whatever handles reports, their
 * secret or the port uses these, and no method of a list or a map.
 */

const { getOwnPropertyDescriptor, setPrototypeOf } = Reflect;

export const { apply, deleteProperty } = Reflect;

/** The data of a message; the getter of the browser would be handed the port. */
const readData = getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;

export const getData = (event: MessageEvent): unknown =>
  readData && apply(readData, event, []);

/** A list that no setter of other lists sees; it has no methods. */
export function createList<Item>(): Item[] {
  const list: Item[] = [];
  setPrototypeOf(list, null);
  return list;
}

/** Waits for a promise as the browser does. */
// eslint-disable-next-line @typescript-eslint/unbound-method -- bound when it is called
const { then } = Promise.prototype;

export const whenDone = (
  promise: Promise<unknown>,
  onDone: () => void,
  onFail: (error: unknown) => void,
): void => {
  void apply(then, promise, [onDone, onFail]);
};

/** The error of the browser, whatever has its name later. */
export const NativeError = Error;

export const now = performance.now.bind(performance);

export const later = setTimeout.bind(globalThis);
