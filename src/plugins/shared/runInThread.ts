import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';

/** New objects fill a larger space before they are looked through: saves a tenth. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 };

/**
 * The module with all of ours that it imports, as a function of `require`. Were each
 * file translated as it is asked for, every thread would begin a second later.
 */
async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    packages: 'external',
    target: 'node20',
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join('');
  if (/\b__dirname\b/.test(code)) {
    throw new Error(
      `${file}: it or one of its imports uses __dirname, which isn't available in a worker. Pass the path in the worker's data.`,
    );
  }
  return `(function (require) {${code}\n})`;
}

/**
 * The main thread has the most to do: where cores are few, it goes first. Elsewhere
 * than on Linux this is said of the whole process, and would say nothing.
 */
const GIVE_WAY =
  process.platform === 'linux' ? "require('node:os').setPriority(10);" : '';

interface ThreadOptions {
  /** Whether the main thread waits for it, and has nothing else to do. */
  readonly isUrgent?: boolean;
}

/** Finds packages as the module itself would. */
const start = async (
  file: string,
  workerData: unknown,
  { isUrgent = false }: ThreadOptions = {},
): Promise<Worker> =>
  new Worker(
    `${isUrgent ? '' : GIVE_WAY}${await bundle(file)}(require('node:module').createRequire(${JSON.stringify(file)}));`,
    { eval: true, workerData, resourceLimits },
  );

/** What a thread that begins now has posted until it ends. */
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
 * Runs a module in a thread of its own.
 *
 * @returns what it has posted until it ends
 * @throws when it fails, or ends before it has posted anything
 */
export const runInThread = async <Message>(
  file: string,
  workerData: unknown,
): Promise<readonly Message[]> =>
  listen<Message>(file, await start(file, workerData));

/**
 * Runs a module that does at once what it can, and the rest when it gets a message.
 *
 * @returns sends the message; answers and faults are those of `runInThread`
 */
export function prepareInThread<Message>(
  file: string,
  workerData: unknown,
  options?: ThreadOptions,
): (request: unknown) => Promise<readonly Message[]> {
  const opened = start(file, workerData, options).then((worker) => {
    const answers = listen<Message>(file, worker);
    // Faults show when somebody asks.
    answers.catch(() => undefined);
    // Who loads the site without building it never asks, and can end.
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
