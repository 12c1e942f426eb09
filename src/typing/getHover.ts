import { describe } from './describe';
import { findNamedEvent, findReference } from './findReference';
import type { Project } from './Project';
import type { Hover, Snippet } from './types';

export function getHover(
  project: Project,
  snippet: Snippet,
  position: number,
): Hover | undefined {
  const { service } = project;
  const file = project.open(snippet);
  const code = service.getProgram()?.getSourceFile(file);
  const named = code && findNamedEvent(code, position);
  const info = service.getQuickInfoAtPosition(file, named?.callee ?? position);
  if (!info) return undefined;
  const { start, length } = info.textSpan;
  const reference = findReference(project, snippet, position);
  return {
    from: named?.literal.getStart() ?? start,
    to: named?.literal.end ?? start + length,
    ...describe(info),
    ...(reference && { reference }),
  };
}
