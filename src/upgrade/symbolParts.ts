/** The last part of a symbol: `name` of `Device.name`. */
export const getLastName = (symbol: string): string =>
  symbol.slice(symbol.lastIndexOf('.') + 1);

/** What stands before it: `Device` of `Device.name`, and of `Device` itself. */
export const getOwner = (symbol: string): string =>
  symbol.replace(/\.\w+$/, '');
