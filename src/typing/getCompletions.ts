import ts from 'typescript';
import { describe } from './describe';
import { getHover } from './getHover';
import type { Project } from './Project';
import type {
  Completion,
  CompletionDetails,
  Completions,
  Description,
  Snippet,
  Span,
} from './types';

const PREFERENCES: ts.UserPreferences = {
  // Includes SDK modules that the code doesn't import yet.
  includeCompletionsForModuleExports: true,
  quotePreference: 'single',
};

const toCompletion = (entry: ts.CompletionEntry): Completion => ({
  name: entry.name,
  kind: entry.kind,
  order: entry.sortText,
  isDeprecated: /\bdeprecated\b/.test(entry.kindModifiers ?? ''),
  ...(entry.source !== undefined && { source: entry.source }),
});

export function getCompletions(
  project: Project,
  snippet: Snippet,
  position: number,
): Completions | undefined {
  const file = project.open(snippet);
  const found = project.service.getCompletionsAtPosition(
    file,
    position,
    PREFERENCES,
  );
  if (!found) return undefined;
  const { optionalReplacementSpan: span } = found;
  const [word = ''] = /[\w$]*$/.exec(snippet.code.slice(0, position)) ?? [];
  return {
    from: span?.start ?? position - word.length,
    to: span ? span.start + span.length : position,
    items: found.entries.map(toCompletion),
  };
}

/** Describes an event as a hover does, by inserting its name at the position. */
function describeEvent(
  project: Project,
  snippet: Snippet,
  { from, to }: Span,
  name: string,
): Description | undefined {
  const { code } = snippet;
  const named = code.slice(0, from) + name + code.slice(to);
  return getHover(project, { ...snippet, code: named }, from);
}

export function getCompletionDetails(
  project: Project,
  snippet: Snippet,
  position: number,
  { name, source }: Pick<Completion, 'name' | 'source'>,
): CompletionDetails | undefined {
  const { service } = project;
  const file = project.open(snippet);
  const entry = service
    .getCompletionsAtPosition(file, position, PREFERENCES)
    ?.entries.find((e) => e.name === name && e.source === source);
  const details =
    entry &&
    service.getCompletionEntryDetails(
      file,
      position,
      name,
      ts.getDefaultFormatCodeSettings(),
      source,
      PREFERENCES,
      entry.data,
    );
  if (!details) return undefined;
  const kind: string = entry.kind;
  if (kind === 'string') {
    const span = getCompletions(project, snippet, position);
    const event = span && describeEvent(project, snippet, span, name);
    return event && { ...event, edits: [] };
  }
  const changes = details.codeActions?.flatMap((action) => action.changes);
  return {
    ...describe(details),
    edits: (changes ?? []).flatMap(({ textChanges }) =>
      textChanges.map(({ span, newText }) => ({
        from: span.start,
        to: span.start + span.length,
        insert: newText,
      })),
    ),
  };
}
