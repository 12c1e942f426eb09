import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, Job } from './page';

const FILE = path.join(__dirname, 'worker.ts');

/** Renders pages in a thread of its own, in order. */
export function renderInThread(job: Job): Promise<readonly Answer[]> {
  return new Promise((resolve, reject) => {
    const answers: Answer[] = [];
    const worker = new Worker(
      `require('tsx/cjs'); require(${JSON.stringify(FILE)});`,
      {
        eval: true,
        workerData: job,
        // The result is not HTML yet.
        env: { ...process.env, SKIP_HTML_MINIFICATION: 'true' },
      },
    );
    worker.on('message', (answer: Answer) => answers.push(answer));
    worker.on('error', reject);
    worker.on('exit', () => {
      resolve(answers);
    });
  });
}
