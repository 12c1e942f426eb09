/** Puts something in the place of what the browser has under a name. */
export const put = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, {
    value,
    configurable: true,
    writable: true,
  });
};
