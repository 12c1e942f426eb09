/** The length of the longest name that fits into the narrowest table cell. */
const LONG = 12;

/** Matches before a capital letter, and after a dot or bracket outside a file name. */
const BREAKS =
  /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z_)][.(/:])(?!(?:d|js|json|mjs|ts)\b)(?=[A-Za-z_'])/;

/** Splits "Lifecycle.close('userExit')" where a line may break. */
export const splitName = (name: string): string[] =>
  name.length > LONG ? name.split(BREAKS) : [name];

/** Splits "call `ready()` once" into plain and code parts. */
export const splitCode = (text: string) =>
  text
    .split('`')
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '');
