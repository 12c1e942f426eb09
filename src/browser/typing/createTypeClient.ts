import type {
  TypingKind,
  TypingKinds,
  TypingMessage,
  TypingQuestion,
  TypingSource,
} from '../../typing/protocol';

/** The parts of `Worker` that are used, so that tests can replace it. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror'
>;

/** Sends the worker one question at a time. */
export interface TypeClient {
  /**
   * Resolves with `undefined` if a newer question of the same kind replaces it, or if the
   * worker is stopped.
   * @throws if the worker fails to load or to answer
   */
  readonly ask: <K extends TypingKind>(
    kind: K,
    source: TypingSource,
    question: TypingKinds[K]['question'],
  ) => Promise<TypingKinds[K]['answer'] | undefined>;
  /** Terminates the worker; the next question starts a new one. */
  readonly stop: () => void;
}

interface Waiting {
  readonly question: TypingQuestion;
  readonly resolve: (value: TypingKinds[TypingKind]['answer']) => void;
  readonly reject: (error: Error) => void;
}

const LOST = 'The compiler did not load, or it stopped. Check your connection.';

/** Queue of questions; a newer one replaces a waiting one of the same kind. */
class Questions {
  private current: Waiting | undefined;
  private readonly waiting = new Map<TypingKind, Waiting>();

  add(one: Waiting): void {
    const { kind } = one.question;
    this.waiting.get(kind)?.resolve(undefined);
    this.waiting.set(kind, one);
  }

  /** The next question to send; `undefined` while one is pending, or if there is none. */
  next(): TypingQuestion | undefined {
    const [first] = this.waiting.values();
    if (this.current || !first) return undefined;
    this.current = first;
    this.waiting.delete(first.question.kind);
    return first.question;
  }

  /** Settles the pending question; with `undefined` if a newer one is waiting. */
  answer(message: Exclude<TypingMessage, { readonly type: 'progress' }>): void {
    const asked = this.current;
    if (asked?.question.id !== message.id) return;
    this.current = undefined;
    const isStale = this.waiting.has(asked.question.kind);
    if (message.type === 'failure') asked.reject(new Error(message.message));
    else asked.resolve(isStale ? undefined : message.value);
  }

  /** Empties the queue. */
  take(): readonly Waiting[] {
    const all = [
      ...(this.current ? [this.current] : []),
      ...this.waiting.values(),
    ];
    this.current = undefined;
    this.waiting.clear();
    return all;
  }
}

/**
 * @param createWorker called for the first question, and again after `stop`
 * @param onProgress receives the number of bytes of the compiler that have been loaded
 */
export function createTypeClient(
  createWorker: () => WorkerLike,
  onProgress: (loaded: number) => void,
): TypeClient {
  const questions = new Questions();
  let worker: WorkerLike | undefined;
  let count = 0;
  const send = (): void => {
    const question = questions.next();
    if (!question) return;
    worker ??= start();
    worker.postMessage(question);
  };
  const end = (settle: (one: Waiting) => void): void => {
    worker?.terminate();
    worker = undefined;
    questions.take().forEach(settle);
  };
  const start = (): WorkerLike => {
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<TypingMessage>) => {
      if (worker !== started) return;
      if (data.type === 'progress') {
        onProgress(data.loaded);
      } else {
        questions.answer(data);
        send();
      }
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
        const asked = {
          ...question,
          id: ++count,
          kind,
          source,
        } as TypingQuestion;
        questions.add({ question: asked, resolve, reject });
        send();
      }),
    stop: () => {
      end(({ resolve }) => {
        resolve(undefined);
      });
    },
  };
}
