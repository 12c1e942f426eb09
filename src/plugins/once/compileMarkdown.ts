import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Output } from './runLoader';

/** Starting the thread takes as long as compiling about this many pages. */
const FEW = 20;

/** A page to compile. */
export interface Task {
  readonly file: string;
  readonly source: string;
}

/** The answers come in the order of the tasks. */
export type Result = { readonly output: Output } | { readonly error: Error };

interface Waiting {
  readonly resolve: (output: Output) => void;
  readonly reject: (error: Error) => void;
}

let count = 0;
let worker: Worker | undefined;
const queue: Waiting[] = [];

function start(siteDir: string): Worker {
  const file = path.join(__dirname, 'markdownWorker.ts');
  const thread = new Worker(
    `require('tsx/cjs'); require(${JSON.stringify(file)});`,
    { eval: true, workerData: siteDir },
  );
  thread.on('message', (result: Result) => {
    const waiting = queue.shift();
    if ('output' in result) waiting?.resolve(result.output);
    else waiting?.reject(result.error);
  });
  const fail = (error: Error): void => {
    for (const { reject } of queue.splice(0)) reject(error);
  };
  thread.on('error', fail);
  thread.on('exit', () => {
    fail(new Error(`${file} has ended too early`));
  });
  return thread;
}

/**
 * Compiles a page of the docs: the first few here, because after an edit there
 * are no more, the others in a thread.
 */
export function compileMarkdown(
  siteDir: string,
  file: string,
  source: string,
  compileHere: () => Promise<Output>,
): Promise<Output> {
  count += 1;
  if (count <= FEW) return compileHere();
  worker ??= start(siteDir);
  const task: Task = { file, source };
  worker.postMessage(task);
  return new Promise((resolve, reject) => {
    queue.push({ resolve, reject });
  });
}

/** Ends the thread, and frees its memory. */
export function stopCompiling(): void {
  void worker?.terminate();
  worker = undefined;
}
