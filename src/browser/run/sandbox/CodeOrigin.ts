import { cutName } from './printName';
import type { Frame } from './Shown';

/** The origin of the running code. */
export interface CodeOrigin {
  /** URL of the loaded script. */
  readonly address: string;
  /** Maps each line number, from 1, to the reader's line number; absent if they are equal. */
  readonly lines?: readonly number[] | undefined;
}

/** Maximum number of reported stack frames. */
const FRAMES = 10;

/** Returns the reader's line for a line of the running script. */
export const toLine = ({ lines }: CodeOrigin, line: number): number =>
  lines?.[line - 1] ?? line;

/** Returns `f` for `at async f (…)` in Chromium, and for `f@…` in other browsers. */
function getName(text: string): string {
  const [, found = ''] =
    /^\s*at (?:async )?(.*) \(/.exec(text) ?? /^([^@]*)@/.exec(text) ?? [];
  return /[*/<>]/.test(found) ? '' : cutName(found);
}

/** Lists the code's own frames in an error's stack, innermost first. */
export function listFrames(
  error: unknown,
  origin: CodeOrigin,
): readonly Frame[] {
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

/** Returns the line of the code's innermost frame. */
export const findLine = (
  error: unknown,
  origin: CodeOrigin,
): number | undefined => listFrames(error, origin)[0]?.line;
