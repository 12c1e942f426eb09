import { getSampleOptions } from './getOptions';
import type { TypeScript } from './types';

const DIGITS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment of a source map: base 64, the sign in the lowest bit. */
function decode(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const char of segment) {
    const digit = DIGITS.indexOf(char);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** For each line of what was made, the line that it was made from. */
function getSourceLines(mappings: string): readonly (number | undefined)[] {
  let line = 0;
  return mappings.split(';').map((text) => {
    let first: number | undefined;
    for (const segment of text.split(',')) {
      line += decode(segment)[2] ?? 0;
      if (segment) first ??= line;
    }
    return first;
  });
}

/** JavaScript that was made of TypeScript. */
export interface Transpiled {
  readonly code: string;
  /** For each of its lines, that of the TypeScript, from one. */
  readonly lines: readonly number[];
}

/**
 * JavaScript for code in TypeScript. What is left of it stays in its line where
 * it can; an `enum` or a field of a class takes more, and moves what follows.
 */
export function transpile(typescript: TypeScript, code: string): Transpiled {
  const { outputText, sourceMapText = '{}' } = typescript.transpileModule(
    code,
    {
      // Otherwise it would be read as JSX.
      fileName: 'code.ts',
      compilerOptions: {
        ...getSampleOptions(typescript),
        noEmit: false,
        sourceMap: true,
      },
    },
  );
  const { mappings = '' } = JSON.parse(sourceMapText) as {
    readonly mappings?: string;
  };
  const sources = getSourceLines(mappings);
  const made: string[] = [];
  const lines: number[] = [];
  const text = outputText.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
  text.split('\n').forEach((line, i) => {
    const source = sources[i] ?? (lines[lines.length - 1] ?? 1) - 1;
    while (made.length < source) lines.push(made.push(''));
    made.push(line);
    lines.push(source + 1);
  });
  return { code: made.join('\n'), lines };
}
