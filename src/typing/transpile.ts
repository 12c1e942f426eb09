import ts from 'typescript';
import { decode } from '@jridgewell/sourcemap-codec';
import { getLine } from '../text/getLine';
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

/** TypeScript parses JSX only if the file's name ends in `x`. */
const compile = (code: string, fileName: string) =>
  ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName,
    compilerOptions: {
      ...getSampleOptions(),
      // By default, TypeScript drops `import x = require('x')` without an error.
      module: ts.ModuleKind.Preserve,
      noEmit: false,
      sourceMap: true,
    },
  });

/** Statements stay on their lines if possible; an `enum` can take more lines. */
export function transpile(code: string): Transpiled {
  const compiled = compile(code, 'code.ts');
  const { outputText, sourceMapText = '{}', diagnostics = [] } = compiled;
  const { mappings = '' } = JSON.parse(sourceMapText) as { mappings?: string };
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
  const isJsx =
    diagnostics.length > 0 && !compile(code, 'code.tsx').diagnostics?.length;
  const hint = isJsx ? " JSX doesn't run here." : '';
  const errors = diagnostics.map(({ messageText, start = 0 }) => ({
    line: getLine(code, start),
    message: `SyntaxError: ${ts.flattenDiagnosticMessageText(messageText, ' ')}${hint}`,
  }));
  // With JSX, all further errors follow from the first.
  if (isJsx) errors.length = 1;
  return { code: generated.join('\n'), lines, errors };
}
