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
      `${file}: it or one of its imports uses __dirname, which isn't available in a worker. Pass the path in the worker's data.`,
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

interface ThreadOptions {
  /** Whether the main thread is idle while it waits for the worker. */
  readonly isUrgent?: boolean;
}

/** Starts a worker whose `require` resolves packages from the module's own folder. */
const start = async (
  file: string,
  workerData: unknown,
  { isUrgent = false }: ThreadOptions = {},
): Promise<Worker> =>
  new Worker(
    `${isUrgent ? '' : LOWER_PRIORITY}${await bundle(file)}(require('node:module').createRequire(${JSON.stringify(file)}));`,
    { eval: true, workerData, resourceLimits },
  );

/** Collects all messages that a new worker posts until it exits. */
async function listen<Message>(
  file: string,
  worker: Worker,
): Promise<readonly Message[]> {
  return new Promise((resolve, reject) => {
    const messages: Message[] = [];
    worker.on('message', (message: Message) => messages.push(message));
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0 && messages.length > 0) resolve(messages);
      else {
        reject(
          new Error(
            `${file}: the worker exited with code ${code} after ${messages.length} messages. It must post at least one message and exit by itself. Look for process.exit or a promise that isn't awaited.`,
          ),
        );
      }
    });
  });
}

/**
 * Runs a module in a worker.
 *
 * @returns all messages that it posts until it exits
 * @throws if it fails, or exits without posting a message
 */
export const runInThread = async <Message>(
  file: string,
  workerData: unknown,
): Promise<readonly Message[]> =>
  listen<Message>(file, await start(file, workerData));

/**
 * Starts a module in a worker that prepares itself and then waits for one message.
 *
 * @returns a function that sends the message; it resolves and rejects like `runInThread`
 */
export function prepareInThread<Message>(
  file: string,
  workerData: unknown,
  options?: ThreadOptions,
): (request: unknown) => Promise<readonly Message[]> {
  const opened = start(file, workerData, options).then((worker) => {
    const answers = listen<Message>(file, worker);
    // An error is reported to the caller that sends the message.
    answers.catch(() => undefined);
    // A command that only loads the site never sends the message, and must be able to exit.
    worker.unref();
    return { worker, answers };
  });
  opened.catch(() => undefined);
  return async (request) => {
    const { worker, answers } = await opened;
    worker.ref();
    worker.postMessage(request);
    return answers;
  };
}
