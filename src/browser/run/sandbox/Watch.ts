import { NativeError, now } from './language';

/** Milliseconds for which code may run without yielding. */
const PATIENCE = 1500;

/** Number of calls between two reads of the clock. */
const STEP = 16;

export type Excess = 'time' | 'memory';

/** Stops code that blocks the thread or uses too much memory. */
export class Watch {
  private calls = 0;
  private since: number | undefined;
  private isStuck = false;
  private readonly pause: () => void;

  /** @param onStuck called inside the blocking code, so that its stack can be read */
  constructor(
    private readonly onStuck: (place: Error, excess: Excess) => void,
  ) {
    // The browser delivers the message as soon as the code yields.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      this.since = undefined;
    };
    this.pause = port2.postMessage.bind(port2, 0);
  }

  /** @throws on every call, once the code has run for too long */
  readonly check = (): void => {
    if (this.isStuck) throw new NativeError('Stopped.');
    if (++this.calls % STEP > 0 && this.since !== undefined) return;
    if (this.since === undefined) {
      this.since = now();
      this.pause();
    } else if (now() - this.since > PATIENCE) {
      this.stop('time');
    }
  };

  /** Stops the code: this call and all later calls of `check` throw. */
  stop(excess: Excess): never {
    const error = new NativeError('Stopped.');
    if (!this.isStuck) this.onStuck(error, excess);
    this.isStuck = true;
    throw error;
  }
}
