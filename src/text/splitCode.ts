/** Shorter ones fit into the narrowest cell. */
const LONG = 12;

/** Before a capital, and after a point or bracket that is not of a file name. */
const BREAKS =
  /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z_)][.(/:])(?!(?:d|js|json|mjs|ts)\b)(?=[A-Za-z_'])/;

/** "Lifecycle.close('userExit')" in parts between which a line may break. */
export function splitName(name: string): string[] {
  return name.length > LONG ? name.split(BREAKS) : [name];
}

export interface TextPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Splits "call `ready()` once" into plain and code parts. */
export function splitCode(text: string): TextPart[] {
  return text
    .split('`')
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
