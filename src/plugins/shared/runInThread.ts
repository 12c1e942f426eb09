import { Worker } from 'node:worker_threads';
import { bundleScript } from './bundleScript';

/** With a larger young generation, V8 collects garbage less often. This saves a tenth of the time. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 };

/**
 * Bundles a module and our modules that it imports into a function that takes `require`.
 * If tsx compiled each file on import, every worker would start a second later.
 */
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

/**
 * Lowers a worker's priority, because the main thread has the most to do. Only on Linux
 * does a thread have its own priority; elsewhere this would slow the whole process.
 */
const LOWER_PRIORITY =
  process.platform === 'linux' ? "require('node:os').setPriority(10);" : '';

/**
 * Starts a module in a worker that prepares itself and then waits for one message. Its
 * `require` resolves packages from the module's own folder.
 *
 * @param isUrgent whether the main thread is idle while it waits for the worker
 * @returns a function that sends the message; it resolves to the worker's answer, and
 * rejects if the worker fails, or exits without an answer
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
    const answer = new Promise<Answer>((resolve, reject) => {
      worker.on('message', resolve);
      worker.on('error', reject);
      worker.on('exit', (exit) => {
        reject(
          new Error(
            `${file}: the worker exited with code ${exit} without an answer. Look for process.exit or a promise that isn't awaited.`,
          ),
        );
      });
    });
    // An error is reported to the caller that sends the message.
    answer.catch(() => undefined);
    // A command that only loads the site never sends the message, and must be able to exit.
    worker.unref();
    return { worker, answer };
  });
  opened.catch(() => undefined);
  return async (request) => {
    const { worker, answer } = await opened;
    worker.ref();
    worker.postMessage(request);
    return answer;
  };
}

/** Runs a module in a worker that doesn't wait for a message; resolves to its answer. */
export const runInThread = <Answer>(
  file: string,
  workerData: unknown,
): Promise<Answer> => prepareInThread<Answer>(file, workerData)();
