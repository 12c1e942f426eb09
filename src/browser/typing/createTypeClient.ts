import type {
  Kind,
  Kinds,
  Message,
  Question,
  Source,
} from '../../typing/protocol';

/** What the worker is, as far as the page needs it. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror'
>;

/** Asks the worker, one question at a time. */
export interface TypeClient {
  /**
   * Resolves with `undefined` where a newer question of its kind has overtaken
   * it, or the worker was stopped.
   * @throws what the worker could not load or do
   */
  readonly ask: <K extends Kind>(
    kind: K,
    source: Source,
    question: Kinds[K]['question'],
  ) => Promise<Kinds[K]['answer'] | undefined>;
  /** Ends the worker, whatever it does; the next question starts another. */
  readonly stop: () => void;
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (value: Kinds[Kind]['answer']) => void;
  readonly reject: (error: Error) => void;
}

const LOST = 'The compiler did not load, or it stopped. Check the connection.';

/**
 * @param createWorker called for the first question, and again after `stop`
 * @param onProgress told the bytes of the compiler that have arrived
 */
export function createTypeClient(
  createWorker: () => WorkerLike,
  onProgress: (loaded: number) => void,
): TypeClient {
  let worker: WorkerLike | undefined;
  let count = 0;
  /** What the worker is at. */
  let current: Waiting | undefined;
  /** What comes next: of each kind only the newest counts. */
  const waiting = new Map<Kind, Waiting>();

  const next = (): void => {
    const [first] = waiting.values();
    if (current || !first) return;
    current = first;
    waiting.delete(first.question.kind);
    worker ??= start();
    worker.postMessage(first.question);
  };
  const end = (settle: (one: Waiting) => void): void => {
    worker?.terminate();
    worker = undefined;
    const all = [...(current ? [current] : []), ...waiting.values()];
    current = undefined;
    waiting.clear();
    all.forEach(settle);
  };
  const receive = (message: Message): void => {
    if (message.type === 'progress') {
      onProgress(message.loaded);
      return;
    }
    const asked = current;
    if (asked?.question.id !== message.id) return;
    current = undefined;
    const isStale = waiting.has(asked.question.kind);
    if (message.type === 'failure') asked.reject(new Error(message.message));
    else asked.resolve(isStale ? undefined : message.value);
    next();
  };
  const start = (): WorkerLike => {
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<Message>) => {
      if (worker === started) receive(data);
    };
    started.onerror = () => {
      if (worker !== started) return;
      end(({ reject }) => {
        reject(new Error(LOST));
      });
    };
    return started;
  };
  return {
    ask: (kind, source, question) =>
      new Promise((resolve, reject) => {
        waiting.get(kind)?.resolve(undefined);
        const asked = { ...question, id: ++count, kind, source } as Question;
        waiting.set(kind, {
          question: asked,
          resolve,
          reject,
        });
        next();
      }),
    stop: () => {
      end(({ resolve }) => {
        resolve(undefined);
      });
    },
  };
}
