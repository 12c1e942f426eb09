import ts from 'typescript';
import { decode } from '@jridgewell/sourcemap-codec';
import { getSampleOptions } from './getOptions';

export interface Transpiled {
  readonly code: string;
  /** For each line of `code`, its line in the TypeScript source, from 1. */
  readonly lines: readonly number[];
  /** Syntax errors only. */
  readonly errors: readonly {
    readonly line: number;
    readonly message: string;
  }[];
}

/** Statements stay on their lines if possible; an `enum` can take more lines. */
export function transpile(code: string): Transpiled {
  const {
    outputText,
    sourceMapText = '{}',
    diagnostics = [],
  } = ts.transpileModule(code, {
    reportDiagnostics: true,
    // With the default name, TypeScript parses JSX.
    fileName: 'code.ts',
    compilerOptions: {
      ...getSampleOptions(),
      noEmit: false,
      sourceMap: true,
    },
  });
  const { mappings = '' } = JSON.parse(sourceMapText) as {
    readonly mappings?: string;
  };
  // The source line of each generated line, from 0.
  const sources = decode(mappings).map(([first]) => first?.[2]);
  const generated: string[] = [];
  const lines: number[] = [];
  const text = outputText.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
  text.split('\n').forEach((line, i) => {
    const source = sources[i] ?? (lines[lines.length - 1] ?? 1) - 1;
    while (generated.length < source) lines.push(generated.push(''));
    generated.push(line);
    lines.push(source + 1);
  });
  const errors = diagnostics.map(({ messageText, start = 0 }) => ({
    line: code.slice(0, start).split('\n').length,
    message: `SyntaxError: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }));
  return { code: generated.join('\n'), lines, errors };
}
