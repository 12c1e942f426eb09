import { Worker } from 'node:worker_threads';

/**
 * Runs a module in a thread of its own.
 *
 * @returns what it has posted until it ends
 */
export function runInThread<Message>(
  file: string,
  workerData: unknown,
): Promise<readonly Message[]> {
  return new Promise((resolve, reject) => {
    const messages: Message[] = [];
    const worker = new Worker(
      `require('tsx/cjs'); require(${JSON.stringify(file)});`,
      { eval: true, workerData },
    );
    worker.on('message', (message: Message) => messages.push(message));
    worker.on('error', reject);
    worker.on('exit', () => {
      resolve(messages);
    });
  });
}
