interface Timer {
  readonly id: number;
  /** Milliseconds since the clock was created. */
  due: number;
  /** Milliseconds until the timer repeats; missing for a timer that runs once. */
  readonly every?: number;
  readonly run: () => void;
}

/** How many times the clock checks for work that doesn't have a timer. */
const PATIENCE = 200;

/** Waits until queued promise callbacks have run. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Replaces a page's timers, so that a case runs without delays. */
export class VirtualClock {
  private now = 0;
  private lastId = 0;
  private readonly timers = new Map<number, Timer>();

  constructor(private readonly onError: (error: unknown) => void) {}

  install(): void {
    const start =
      (repeats: boolean) =>
      (
        callback: (...args: unknown[]) => void,
        delay: unknown = 0,
        ...args: unknown[]
      ) => {
        const id = ++this.lastId;
        const wait = Math.max(0, Number(delay) || 0);
        this.timers.set(id, {
          id,
          due: this.now + wait,
          ...(repeats && { every: wait }),
          run: () => {
            callback(...args);
          },
        });
        return id;
      };
    const stop = (id: number): void => {
      this.timers.delete(id);
    };
    Object.assign(globalThis, {
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: stop,
      clearInterval: stop,
    });
  }

  private getNext(): Timer | undefined {
    return [...this.timers.values()].sort(
      (a, b) => a.due - b.due || a.id - b.id,
    )[0];
  }

  private async run(timer: Timer): Promise<void> {
    this.now = timer.due;
    if (timer.every === undefined) this.timers.delete(timer.id);
    else timer.due += timer.every;
    try {
      timer.run();
    } catch (error) {
      this.onError(error);
    }
    await settle();
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await settle();
    let timer = this.getNext();
    while (timer && timer.due <= end) {
      await this.run(timer);
      timer = this.getNext();
    }
    this.now = end;
  }

  /**
   * Lets time pass until a promise is settled.
   * @throws if the promise can't settle
   */
  async runUntil(promise: Promise<unknown>): Promise<void> {
    const state = { isSettled: false };
    const note = (): void => {
      state.isSettled = true;
    };
    promise.then(note, note);
    await settle();
    for (let idle = 0; !state.isSettled && idle < PATIENCE;) {
      const timer = this.getNext();
      idle = timer ? 0 : idle + 1;
      await (timer ? this.run(timer) : settle());
    }
    if (!state.isSettled) {
      throw new Error('the code waits for something that never comes');
    }
    await promise;
  }
}
