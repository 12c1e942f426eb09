import type {
  TypingAnswer,
  TypingArguments,
  TypingKind,
  TypingMessage,
  TypingQuestion,
  TypingSource,
} from './worker';

/** The members of `Worker` that we use, so that tests can pass a replacement. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror'
>;

/** Resolves with `undefined` if the answer is outdated or the worker has been stopped. */
export type Ask = <Kind extends TypingKind>(
  kind: Kind,
  code: string,
  ...args: TypingArguments<Kind>
) => Promise<TypingAnswer<Kind> | undefined>;

interface Waiting {
  readonly question: TypingQuestion;
  readonly resolve: (value: TypingAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
}

const LOST = "The compiler didn't load, or it stopped. Check your connection.";

/** Sends one question at a time. A newer one replaces a waiting one of the same kind. */
export class TypeClient {
  private worker: WorkerLike | undefined;
  private current: Waiting | undefined;
  private readonly waiting = new Map<TypingKind, Waiting>();

  /**
   * @param createWorker called for the first question, and again after `stop`
   * @param onProgress receives the number of the compiler's bytes that have been loaded
   */
  constructor(
    private readonly createWorker: () => WorkerLike,
    private readonly onProgress: (loaded: number) => void,
  ) {}

  /** @throws if the worker fails to load or to answer */
  ask<Kind extends TypingKind>(
    kind: Kind,
    source: TypingSource,
    ...args: TypingArguments<Kind>
  ): Promise<TypingAnswer<Kind> | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.get(kind)?.resolve(undefined);
      this.waiting.set(kind, {
        question: { kind, source, args },
        resolve: resolve as Waiting['resolve'],
        reject,
      });
      this.send();
    });
  }

  /** Terminates the worker. The next question starts a new one. */
  stop(): void {
    for (const { resolve } of this.end()) resolve(undefined);
  }

  private send(): void {
    const [next] = this.waiting.values();
    if (this.current || !next) return;
    this.current = next;
    this.waiting.delete(next.question.kind);
    this.worker ??= this.start();
    this.worker.postMessage(next.question);
  }

  private start(): WorkerLike {
    const worker = this.createWorker();
    worker.onmessage = ({ data }: MessageEvent<TypingMessage>) => {
      if (worker === this.worker) this.receive(data);
    };
    worker.onerror = () => {
      if (worker !== this.worker) return;
      for (const { reject } of this.end()) reject(new Error(LOST));
    };
    return worker;
  }

  private receive(message: TypingMessage): void {
    if (message.type === 'progress') {
      this.onProgress(message.loaded);
      return;
    }
    const asked = this.current;
    this.current = undefined;
    const isStale = asked && this.waiting.has(asked.question.kind);
    if (message.type === 'failure') asked?.reject(new Error(message.message));
    else asked?.resolve(isStale ? undefined : message.value);
    this.send();
  }

  /** Terminates the worker, and returns all unanswered questions. */
  private end(): readonly Waiting[] {
    this.worker?.terminate();
    this.worker = undefined;
    const all = [
      ...(this.current ? [this.current] : []),
      ...this.waiting.values(),
    ];
    this.current = undefined;
    this.waiting.clear();
    return all;
  }
}
