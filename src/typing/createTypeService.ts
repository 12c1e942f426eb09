import { findReference } from './findReference';
import { getCompletionDetails, getCompletions } from './getCompletions';
import { getDiagnostics } from './getDiagnostics';
import { getHover } from './getHover';
import { createProject } from './Project';
import { transpile, type Transpiled } from './transpile';
import type {
  Completion,
  CompletionDetails,
  Completions,
  Diagnostic,
  Hover,
  SymbolReference,
  TypeScript,
  Snippet,
} from './types';

/** Answers an editor's questions about code; positions count UTF-16 units. */
export interface TypeService {
  readonly getDiagnostics: (snippet: Snippet) => readonly Diagnostic[];
  /** Packages other than the SDK that the code imports; their types are ignored. */
  readonly getPackages: (snippet: Snippet) => readonly string[];
  readonly getCompletions: (
    snippet: Snippet,
    position: number,
  ) => Completions | undefined;
  readonly getCompletionDetails: (
    snippet: Snippet,
    position: number,
    completion: Pick<Completion, 'name' | 'source'>,
  ) => CompletionDetails | undefined;
  readonly getHover: (snippet: Snippet, position: number) => Hover | undefined;
  readonly getReference: (
    snippet: Snippet,
    position: number,
  ) => SymbolReference | undefined;
  /** Removes the types; statements stay on their lines. */
  readonly transpile: (code: string) => Transpiled;
}

/**
 * Creates the type service of an editor; each version has its own declarations.
 * @param libraries TypeScript's own declarations, by file name
 */
export function createTypeService(
  typescript: TypeScript,
  libraries: ReadonlyMap<string, string>,
): TypeService {
  const project = createProject(typescript, libraries);
  return {
    getDiagnostics: (snippet) => getDiagnostics(project, snippet),
    getPackages: (snippet) => {
      project.open(snippet);
      return project.getPackages();
    },
    getCompletions: (snippet, position) =>
      getCompletions(project, snippet, position),
    getCompletionDetails: (snippet, position, completion) =>
      getCompletionDetails(project, snippet, position, completion),
    getHover: (snippet, position) => getHover(project, snippet, position),
    getReference: (snippet, position) =>
      findReference(project, snippet, position),
    transpile: (code) => transpile(typescript, code),
  };
}
