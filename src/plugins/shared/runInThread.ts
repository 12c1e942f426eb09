import { Worker } from 'node:worker_threads';

/**
 * Runs a module in a thread of its own.
 *
 * @returns what it has posted until it ends
 * @throws when it fails, or ends before it has posted anything
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
    worker.on('exit', (code) => {
      if (code === 0 && messages.length > 0) resolve(messages);
      else {
        reject(
          new Error(
            `${file}: the thread ended with exit code ${code} and ${messages.length} answers. It must post at least one and end by itself; look for process.exit, or for work that nothing awaits.`,
          ),
        );
      }
    });
  });
}
