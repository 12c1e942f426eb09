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
