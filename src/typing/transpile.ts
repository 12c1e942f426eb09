import { getSampleOptions } from './getOptions';
import type { TypeScript } from './types';

const DIGITS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes a segment of a source map: base 64 VLQ, with the sign in the lowest bit. */
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

/** The source line of each generated line. */
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

/** JavaScript generated from TypeScript. */
export interface Transpiled {
  readonly code: string;
  /** The TypeScript line of each line; the first line is 1. */
  readonly lines: readonly number[];
  /** The syntax errors of the TypeScript, each with its line. */
  readonly faults: readonly {
    readonly line: number;
    readonly message: string;
  }[];
}

/**
 * Transpiles TypeScript to JavaScript. Statements stay on their lines if possible; an
 * `enum` or a class field can take more lines and move the rest.
 */
export function transpile(typescript: TypeScript, code: string): Transpiled {
  const {
    outputText,
    sourceMapText = '{}',
    diagnostics = [],
  } = typescript.transpileModule(code, {
    reportDiagnostics: true,
    // Otherwise TypeScript reads it as JSX.
    fileName: 'code.ts',
    compilerOptions: {
      ...getSampleOptions(typescript),
      noEmit: false,
      sourceMap: true,
    },
  });
  const { mappings = '' } = JSON.parse(sourceMapText) as {
    readonly mappings?: string;
  };
  const sources = getSourceLines(mappings);
  const generated: string[] = [];
  const lines: number[] = [];
  const text = outputText.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
  text.split('\n').forEach((line, i) => {
    const source = sources[i] ?? (lines[lines.length - 1] ?? 1) - 1;
    while (generated.length < source) lines.push(generated.push(''));
    generated.push(line);
    lines.push(source + 1);
  });
  const faults = diagnostics.map(({ messageText, start = 0 }) => ({
    line: code.slice(0, start).split('\n').length,
    message: `SyntaxError: ${typescript.flattenDiagnosticMessageText(messageText, ' ')}`,
  }));
  return { code: generated.join('\n'), lines, faults };
}
