import {
  createTypeService,
  type TypeService,
} from '../../typing/createTypeService';
import { getReferences, type SymbolIndex } from '../../typing/getReferences';
import { memoizeAsync } from '../../typing/memoizeAsync';
import type {
  TypingKinds,
  TypingKind,
  TypingMessage,
  TypingQuestion,
} from '../../typing/protocol';
import { fetchFile, fetchJson } from '../dom/fetchFile';
import type { Snippet, TypeScript, VersionTypes } from '../../typing/types';

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

const getService = memoizeAsync(async (): Promise<TypeService> => {
  const [libraries] = await Promise.all([
    fetchJson<[string, string][]>('libraries.json'),
    loadCompiler(),
  ]);
  return createTypeService(ts, new Map(libraries));
});

const getVersion = memoizeAsync(async (docs: string): Promise<VersionTypes> => {
  const [declarations, index] = await Promise.all([
    fetchFile(`${docs}api/firebolt.d.ts`).then((r) => r.text()),
    fetchJson<SymbolIndex>(`${docs}api/index.json`),
  ]);
  return { declarations, references: getReferences(index) };
});

function answer(
  service: TypeService,
  snippet: Snippet,
  question: TypingQuestion,
): TypingKinds[TypingKind]['answer'] {
  switch (question.kind) {
    case 'diagnostics':
      return {
        diagnostics: service.getDiagnostics(snippet),
        packages: service.getPackages(snippet),
      };
    case 'completions':
      return service.getCompletions(snippet, question.position);
    case 'details':
      return service.getCompletionDetails(
        snippet,
        question.position,
        question.completion,
      );
    case 'hover':
      return service.getHover(snippet, question.position);
    case 'reference':
      return service.getReference(snippet, question.position);
    case 'javascript':
      return service.transpile(snippet.code);
  }
}

async function reply(question: TypingQuestion): Promise<void> {
  const { id, source } = question;
  try {
    const [service, version] = await Promise.all([
      getService(''),
      getVersion(source.docs),
    ]);
    const { language, code } = source;
    const value = answer(service, { version, language, code }, question);
    post({ type: 'answer', id, value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    post({ type: 'failure', id, message });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TypingQuestion>) => {
  void reply(data);
});
