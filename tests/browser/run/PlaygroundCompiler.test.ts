import { afterEach, expect, it, vi } from 'vitest';
import { PlaygroundCompiler } from '../../../src/browser/run/types/PlaygroundCompiler';
import type { WorkerLike } from '../../../src/browser/typing/createTypeClient';
import type { TypingQuestion } from '../../../src/typing/protocol';

/** Answers each question at once. */
class Answering implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  terminate = vi.fn();

  postMessage({ id }: TypingQuestion): void {
    const data = { type: 'answer', id, value: { code: '' } };
    queueMicrotask(() => {
      const event = new MessageEvent('message', { data });
      this.onmessage?.call(this as unknown as Worker, event);
    });
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says that the compiler is loaded only while it is', async () => {
  vi.stubGlobal('Worker', Answering);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const said: string[] = [];
  const work = { version: '1.0.0', language: 'ts', code: '' } as const;
  const compiler = new PlaygroundCompiler(
    { newest: '1.0.0', getWork: () => work },
    { onProgress: () => undefined, onStatus: (text) => said.push(text) },
  );
  const LOADING = 'Loading the compiler to run TypeScript…';
  expect(compiler.label).toBe('Types');
  await compiler.transpile('');
  expect(compiler.label).toBe('Types (loaded)');
  compiler.stop();
  expect(compiler.label).toBe('Types');
  said.length = 0;
  await compiler.transpile('');
  expect(said[0]).toBe(LOADING);
});
