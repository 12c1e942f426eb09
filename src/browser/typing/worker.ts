import { findReference } from '../../typing/findReference';
import {
  getCompletionDetails,
  getCompletions,
} from '../../typing/getCompletions';
import { getDiagnostics } from '../../typing/getDiagnostics';
import { getHover } from '../../typing/getHover';
import { getReferences, type SymbolIndex } from '../../typing/getReferences';
import { memoizeAsync } from '../../typing/memoizeAsync';
import { createProject, type Project } from '../../typing/Project';
import { transpile } from '../../typing/transpile';
import type { Snippet } from '../../typing/types';
import { fetchFile, fetchJson } from '../dom/fetchFile';

const ANSWERS = {
  diagnostics: (project: Project, snippet: Snippet) => ({
    diagnostics: getDiagnostics(project, snippet),
    packages: project.getPackages(),
  }),
  completions: getCompletions,
  details: getCompletionDetails,
  hover: getHover,
  reference: findReference,
  javascript: (_: Project, { code }: Snippet) => transpile(code),
};

export type TypingKind = keyof typeof ANSWERS;

/** The arguments of a question, after the code. */
export type TypingArguments<Kind extends TypingKind> =
  Parameters<(typeof ANSWERS)[Kind]> extends [unknown, unknown, ...infer Rest]
    ? Rest
    : never;

export type TypingAnswer<Kind extends TypingKind = TypingKind> = ReturnType<
  (typeof ANSWERS)[Kind]
>;

export type CheckedCode = TypingAnswer<'diagnostics'>;

/** Code, and the root of its version's docs: `/docs/1.0.0/`. */
export interface TypingSource extends Pick<Snippet, 'language' | 'code'> {
  readonly docs: string;
}

export interface TypingQuestion {
  readonly kind: TypingKind;
  readonly source: TypingSource;
  readonly args: readonly unknown[];
}

/** A message from the worker. The worker answers each question once. */
export type TypingMessage =
  /** The number of the compiler's bytes that have been loaded, uncompressed. */
  | { readonly type: 'progress'; readonly loaded: number }
  | { readonly type: 'answer'; readonly value: TypingAnswer }
  | { readonly type: 'failure'; readonly message: string };

declare function importScripts(address: string): void;

const post = (message: TypingMessage): void => self.postMessage(message);

/** Loads the compiler in chunks, to report the progress. */
async function loadCompiler(): Promise<void> {
  const { body } = await fetchFile('typescript.js');
  const chunks: BlobPart[] = [];
  const reader = body?.getReader();
  let loaded = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    chunks.push(value);
    loaded += value.length;
    post({ type: 'progress', loaded });
  }
  const type = 'text/javascript';
  const address = URL.createObjectURL(new Blob(chunks, { type }));
  importScripts(address);
  URL.revokeObjectURL(address);
}

const getProject = memoizeAsync(async (): Promise<Project> => {
  const [libraries] = await Promise.all([
    fetchJson<[string, string][]>('libraries.json'),
    loadCompiler(),
  ]);
  return createProject(new Map(libraries));
});

const getVersion = memoizeAsync(
  async (docs: string): Promise<Snippet['version']> => {
    const [declarations, index] = await Promise.all([
      fetchFile(`${docs}api/firebolt.d.ts`).then((r) => r.text()),
      fetchJson<SymbolIndex>(`${docs}api/index.json`),
    ]);
    return { declarations, references: getReferences(index) };
  },
);

async function reply({ kind, source, args }: TypingQuestion): Promise<void> {
  try {
    const [project, version] = await Promise.all([
      getProject(''),
      getVersion(source.docs),
    ]);
    const answer = ANSWERS[kind] as (
      project: Project,
      snippet: Snippet,
      ...rest: readonly unknown[]
    ) => TypingAnswer;
    const value = answer(project, { ...source, version }, ...args);
    post({ type: 'answer', value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    post({ type: 'failure', message });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TypingQuestion>) => {
  void reply(data);
});
