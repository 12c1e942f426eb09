/*
 * These built-ins are saved before code can replace them. Our code that handles reports,
 * their secret, or the port calls only these, and no methods of arrays or maps.
 */

const { getOwnPropertyDescriptor, setPrototypeOf } = Reflect;

export const { apply, deleteProperty } = Reflect;

/** Code could replace the getter of `data`, and would then receive the port. */
const readData = getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;

export const getData = (event: MessageEvent): unknown =>
  readData && apply(readData, event, []);

/** Creates an array without a prototype, whose setters could intercept entries. */
export function createList<Item>(): Item[] {
  const list: Item[] = [];
  setPrototypeOf(list, null);
  return list;
}

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

export function put(name: string, value: unknown, owner: object = globalThis) {
  const property = { value, configurable: true, writable: true };
  Object.defineProperty(owner, name, property);
}
