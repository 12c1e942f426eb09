import { NativeError, now } from './language';

/** Milliseconds that code may run without a pause. */
export const PATIENCE = 1500;

/** How many calls come between two looks at the clock. */
const STEP = 16;

/** Why code was stopped. */
export type Excess = 'time' | 'memory';

/** Stops code that does not let go, or that was found to want too much. */
export class Watch {
  private calls = 0;
  private since: number | undefined;
  private isStuck = false;
  private readonly pause: () => void;

  /**
   * @param onStuck told from within the code, for its stack to be read
   * @param onRest told when the code has let go
   */
  constructor(
    private readonly onStuck: (place: Error, excess: Excess) => void,
    onRest: () => void,
  ) {
    // A message to itself arrives as soon as the code has let go.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      this.since = undefined;
      onRest();
    };
    this.pause = port2.postMessage.bind(port2, 0);
  }

  /**
   * Called by every loop and function.
   * @throws for ever, once the code has run for too long
   */
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

  /** Ends the code from within, for good. */
  stop(excess: Excess): never {
    const error = new NativeError('Stopped.');
    if (!this.isStuck) this.onStuck(error, excess);
    this.isStuck = true;
    throw error;
  }
}
