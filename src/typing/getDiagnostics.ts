import ts from 'typescript';
import { printDeprecated } from '../text/printDeprecated';
import { describe } from './describe';
import type { Project } from './Project';
import type { Diagnostic, Snippet } from './types';

function toDeprecated(
  { service }: Project,
  file: string,
  { code }: Snippet,
  { start, length, code: number }: ts.DiagnosticWithLocation,
): Diagnostic {
  const info = service.getQuickInfoAtPosition(file, start);
  const advice = info && describe(info).deprecated;
  const name = code.slice(start, start + length);
  return {
    from: start,
    to: start + length,
    kind: 'deprecated',
    code: number,
    message: printDeprecated(name, advice ?? ''),
  };
}

/** Returns the errors of `tsc` (only syntax errors, if any), and deprecated symbols. */
export function getDiagnostics(
  project: Project,
  snippet: Snippet,
): readonly Diagnostic[] {
  const { service } = project;
  const file = project.open(snippet);
  const toError = ({
    start = 0,
    length = 0,
    code,
    messageText,
  }: ts.Diagnostic): Diagnostic => ({
    from: start,
    to: start + length,
    kind: 'error',
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  });
  const syntaxErrors = service.getSyntacticDiagnostics(file);
  if (syntaxErrors.length > 0) return syntaxErrors.map(toError);
  return [
    ...service.getSemanticDiagnostics(file).map(toError),
    ...service
      .getSuggestionDiagnostics(file)
      .filter((d) => d.reportsDeprecated)
      .map((d) => toDeprecated(project, file, snippet, d)),
  ].sort((a, b) => a.from - b.from);
}
