import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

/** New objects fill a larger space before they are looked through: saves a tenth. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 };

/**
 * The module with all of ours that it imports, as a function of `require`. Were each
 * file translated as it is asked for, every thread would begin a second later.
 */
function bundle(file: string): string {
  const { outputFiles } = buildSync({
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
      `${file}: it, or what it imports, asks for __dirname, which no thread has. Tell the thread the path with its data.`,
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

/** Finds packages as the module itself would. */
const start = (file: string, workerData?: unknown): Worker =>
  new Worker(
    `${GIVE_WAY}${bundle(file)}(require('node:module').createRequire(${JSON.stringify(file)}));`,
    { eval: true, workerData, resourceLimits },
  );

interface Thread<Message> {
  readonly worker: Worker;
  /** What it has posted until it ends. */
  readonly answers: Promise<readonly Message[]>;
}

function open<Message>(file: string, workerData: unknown): Thread<Message> {
  const worker = start(file, workerData);
  const answers = new Promise<readonly Message[]>((resolve, reject) => {
    const messages: Message[] = [];
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
  return { worker, answers };
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
): Promise<readonly Message[]> => open<Message>(file, workerData).answers;

/**
 * Runs a module that does at once what it can, and the rest when it gets a message.
 *
 * @returns sends the message; answers and faults are those of `runInThread`
 */
export function prepareInThread<Message>(
  file: string,
  workerData: unknown,
): () => Promise<readonly Message[]> {
  const { worker, answers } = open<Message>(file, workerData);
  // They show when somebody asks.
  answers.catch(() => undefined);
  // Who loads the site without building it never asks, and can end.
  worker.unref();
  return () => {
    worker.ref();
    worker.postMessage('go on');
    return answers;
  };
}
