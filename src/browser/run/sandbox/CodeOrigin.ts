import { cutName } from './printName';
import type { Frame } from './protocol';

export interface CodeOrigin {
  readonly address: string;
  /** The reader's line for each line of the script; missing if they are equal. */
  readonly lines?: readonly number[] | undefined;
}

/** Maximum number of stack frames to report. */
const FRAMES = 10;

/** Returns the reader's line for a line of the script. */
export const toLine = ({ lines }: CodeOrigin, line: number): number =>
  lines?.[line - 1] ?? line;

/** Finds `f` in `at async f (…)` in Chromium, and in `f@…` in other browsers. */
function getName(text: string): string {
  const [, found = ''] =
    /^\s*at (?:async )?(.*) \(/.exec(text) ?? /^([^@]*)@/.exec(text) ?? [];
  return /[*/<>]/.test(found) ? '' : cutName(found);
}

/** Lists the stack frames that belong to the reader's code, the innermost first. */
export function listFrames(error: unknown, origin: CodeOrigin) {
  const stack = error instanceof Error ? String(error.stack) : '';
  const frames: Frame[] = [];
  for (const text of stack.split('\n')) {
    const at = text.lastIndexOf(`${origin.address}:`);
    const rest = text.slice(at + origin.address.length + 1);
    const [line] = /^\d+/.exec(rest) ?? [];
    if (at < 0 || !line || frames.length === FRAMES) continue;
    const name = getName(text.slice(0, at));
    frames.push({ name, line: toLine(origin, Number(line)) });
  }
  return frames;
}

export const findLine = (error: unknown, origin: CodeOrigin) =>
  listFrames(error, origin)[0]?.line;
