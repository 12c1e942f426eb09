import { Worker } from 'node:worker_threads';
import { bundleScript } from './bundleScript';

/** V8 collects garbage less often with this limit, which saves a tenth of the time. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 };

/** Bundles a module, because tsx would delay the start of every worker by a second. */
async function bundle(file: string): Promise<string> {
  const code = await bundleScript(file, {
    format: 'cjs',
    minify: false,
    platform: 'node',
    packages: 'external',
    target: 'node20',
  });
  if (/\b__dirname\b/.test(code)) {
    throw new Error(
      `${file}: this file or one of its imports uses __dirname, which isn't available in a worker. Pass the path in the worker's data.`,
    );
  }
  return `(function (require) {${code}\n})`;
}

// The main thread has the most work, so workers get a lower priority. Only Linux has a
// priority per thread; elsewhere, this would slow the whole process.
const LOWER_PRIORITY =
  process.platform === 'linux' ? "require('node:os').setPriority(10);" : '';

/**
 * Starts a module in a worker that prepares itself and then waits for messages.
 * @param isUrgent whether the main thread is idle while it waits for the worker
 * @returns a function that sends a message and returns a promise of the worker's next answer
 */
export function prepareInThread<Answer>(
  file: string,
  workerData: unknown,
  isUrgent = false,
): (request?: unknown) => Promise<Answer> {
  const opened = bundle(file).then((code) => {
    const worker = new Worker(
      `${isUrgent ? '' : LOWER_PRIORITY}${code}(require('node:module').createRequire(${JSON.stringify(file)}));`,
      { eval: true, workerData, resourceLimits },
    );
    const failure = new Promise<never>((_, reject) => {
      worker.on('error', reject);
      worker.on('exit', (exit) => {
        reject(
          new Error(
            `${file}: the worker exited with code ${exit} before it returned a result. Look for process.exit or a promise that isn't awaited.`,
          ),
        );
      });
    });
    // The caller that sends the message gets the error.
    failure.catch(() => undefined);
    // A command that only loads the site sends no message, and must be able to exit.
    worker.unref();
    return { worker, failure };
  });
  opened.catch(() => undefined);
  return async (request) => {
    const { worker, failure } = await opened;
    worker.ref();
    worker.postMessage(request);
    return new Promise((resolve, reject) => {
      // Not `once` of node:events, which resolves later than a failure after the answer.
      worker.once('message', resolve);
      failure.catch(reject);
    });
  };
}
