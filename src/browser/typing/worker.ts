import { findReference } from '../../typing/findReference';
import {
  getCompletionDetails,
  getCompletions,
} from '../../typing/getCompletions';
import { getDiagnostics } from '../../typing/getDiagnostics';
import { getHover } from '../../typing/getHover';
import { getReferences, type SymbolIndex } from '../../typing/getReferences';
import { memoizeAsync } from '../../typing/memoizeAsync';
import type {
  TypingKinds,
  TypingKind,
  TypingMessage,
  TypingQuestion,
} from '../../typing/protocol';
import { createProject, type Project } from '../../typing/Project';
import { transpile } from '../../typing/transpile';
import { fetchFile, fetchJson } from '../dom/fetchFile';
import type { Snippet, TypeScript } from '../../typing/types';

/** Defined by the compiler's script. */
declare const ts: TypeScript;
declare function importScripts(address: string): void;

const post = (message: TypingMessage): void => {
  self.postMessage(message);
};

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
  return createProject(ts, new Map(libraries));
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

function answer(
  project: Project,
  snippet: Snippet,
  question: TypingQuestion,
): TypingKinds[TypingKind]['answer'] {
  switch (question.kind) {
    case 'diagnostics':
      return {
        diagnostics: getDiagnostics(project, snippet),
        packages: project.getPackages(),
      };
    case 'completions':
      return getCompletions(project, snippet, question.position);
    case 'details': {
      const { position, completion } = question;
      return getCompletionDetails(project, snippet, position, completion);
    }
    case 'hover':
      return getHover(project, snippet, question.position);
    case 'reference':
      return findReference(project, snippet, question.position);
    case 'javascript':
      return transpile(project.typescript, snippet.code);
  }
}

async function reply(question: TypingQuestion): Promise<void> {
  const { id, source } = question;
  try {
    const [project, version] = await Promise.all([
      getProject(''),
      getVersion(source.docs),
    ]);
    const { language, code } = source;
    const value = answer(project, { version, language, code }, question);
    post({ type: 'answer', id, value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    post({ type: 'failure', id, message });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TypingQuestion>) => {
  void reply(data);
});
