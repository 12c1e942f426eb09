import { apply, deleteProperty, put } from './language';

type Callback = (...values: readonly unknown[]) => unknown;
type Start = (callback: Callback, ...rest: readonly unknown[]) => number;
type Stop = (id?: number) => void;

/** The names of both functions, and the kind: timeouts and intervals share their IDs. */
const PAIRS = [
  ['setTimeout', 'clearTimeout', 'timer'],
  ['setInterval', 'clearInterval', 'timer'],
  ['requestAnimationFrame', 'cancelAnimationFrame', 'frame'],
] as const;

export class Timers {
  /** Pending timers by kind and ID, without a prototype that code could change. */
  private readonly waiting = Object.create(null) as Record<string, boolean>;
  private count = 0;

  /**
   * @param onChange called when the first timer starts, and when the last one ends
   * @param onThrow called with an error before the browser reports the error
   */
  constructor(
    private readonly onChange: (hasTimers: boolean) => void,
    private readonly onThrow: (error: unknown) => void,
  ) {
    for (const [start, stop, kind] of PAIRS) {
      const toStart: unknown = Reflect.get(globalThis, start);
      const toStop: unknown = Reflect.get(globalThis, stop);
      // Workers may lack requestAnimationFrame.
      if (typeof toStart !== 'function' || typeof toStop !== 'function')
        continue;
      const isOnce = start !== 'setInterval';
      put(start, this.replaceStart(toStart as Start, kind, isOnce));
      put(stop, this.replaceStop(toStop as Stop, kind));
    }
  }

  private replaceStart(start: Start, kind: string, isOnce: boolean): Start {
    return (callback, ...rest) => {
      if (typeof callback !== 'function')
        return apply(start, globalThis, [callback, ...rest]);
      const run: Callback = (...values) => {
        try {
          apply(callback, globalThis, values);
        } catch (error) {
          this.onThrow(error);
          throw error;
        } finally {
          if (isOnce) this.remove(`${kind} ${id}`);
        }
      };
      const id: number = apply(start, globalThis, [run, ...rest]);
      this.add(`${kind} ${id}`);
      return id;
    };
  }

  private replaceStop(stop: Stop, kind: string): Stop {
    return (id) => {
      apply(stop, globalThis, [id]);
      this.remove(`${kind} ${Number(id)}`);
    };
  }

  private add(id: string): void {
    this.waiting[id] = true;
    this.count += 1;
    if (this.count === 1) this.onChange(true);
  }

  private remove(id: string): void {
    if (this.waiting[id] !== true) return;
    deleteProperty(this.waiting, id);
    this.count -= 1;
    if (this.count === 0) this.onChange(false);
  }
}
