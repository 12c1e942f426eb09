import { parentPort, Worker } from 'node:worker_threads';

/** New objects fill a larger space before they are looked through: saves a tenth. */
const resourceLimits = { maxYoungGenerationSizeMb: 96 };

const start = (file: string, workerData?: unknown): Worker =>
  new Worker(`require('tsx/cjs'); require(${JSON.stringify(file)});`, {
    eval: true,
    workerData,
    resourceLimits,
  });

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
    const worker = start(file, workerData);
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

interface Reply {
  readonly text: string;
  readonly isError?: boolean;
}

/**
 * Starts a module in a thread that calls `answer`, once somebody asks.
 *
 * @returns what asks it; it answers one after the other
 */
export function askThread(file: string): (question: string) => Promise<string> {
  const waiting: ((reply: Reply) => void)[] = [];
  let worker: Worker | undefined;
  const open = (): Worker => {
    const opened = start(file);
    const fail = (text: string): void => {
      if (worker !== opened) return;
      worker = undefined;
      for (const settle of waiting.splice(0)) settle({ text, isError: true });
    };
    opened.on('message', (reply: Reply) => waiting.shift()?.(reply));
    opened.on('error', (error) => {
      fail(error.message);
    });
    opened.on('exit', (code) => {
      fail(`${file}: the thread ended with exit code ${code}.`);
    });
    return opened;
  };
  return (question) =>
    new Promise((resolve, reject) => {
      worker ??= open();
      waiting.push(({ text, isError }) => {
        if (isError) reject(new Error(text));
        else resolve(text);
      });
      worker.postMessage(question);
    });
}

/** Answers, in such a thread, what is asked. */
export function answer(find: (question: string) => string): void {
  parentPort?.on('message', (question: string) => {
    let reply: Reply;
    try {
      reply = { text: find(question) };
    } catch (error) {
      reply = { text: String(error), isError: true };
    }
    parentPort?.postMessage(reply);
  });
}
