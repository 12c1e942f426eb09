import { cutName } from './printName';
import type { Frame } from './Shown';

/** Where the code that runs comes from. */
export interface CodeOrigin {
  /** What it was loaded from. */
  readonly address: string;
  /** For each of its lines, from one, that of the reader; none: the same. */
  readonly lines?: readonly number[] | undefined;
}

/** Frames of one stack that are told. */
const FRAMES = 10;

/** The reader's line for a line of what runs. */
export const toLine = ({ lines }: CodeOrigin, line: number): number =>
  lines?.[line - 1] ?? line;

/** `f` of `at async f (…)`, and of `f@…`. */
function getName(text: string): string {
  const [, found = ''] =
    /^\s*at (?:async )?(.*) \(/.exec(text) ?? /^([^@]*)@/.exec(text) ?? [];
  return /[*/<>]/.test(found) ? '' : cutName(found);
}

/** The places in the code that a stack names, the innermost first. */
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

/** The line of the code that a stack names first. */
export const findLine = (
  error: unknown,
  origin: CodeOrigin,
): number | undefined => listFrames(error, origin)[0]?.line;
