import type { Host } from './Host';
import type { EventName, Transport } from './Transport';

/** A function of the app; of all events of a module, or of one. */
type Callback = (...args: unknown[]) => unknown;

interface Listener {
  readonly id: number;
  readonly callback: Callback;
  readonly isOnce: boolean;
}

const WILDCARD = '*';

const getKey = (module: string, event: string): string => `${module}.${event}`;

/** `listen`, `once` and `clear` of one module, or of `Events`. */
export interface EventFunctions {
  /** Resolves with the id of the listener; takes an event, or all of them. */
  readonly listen: (...args: readonly unknown[]) => Promise<number>;
  /** The same for a single call. */
  readonly once: (...args: readonly unknown[]) => Promise<number>;
  readonly clear: (...args: readonly unknown[]) => void;
}

/** Knows who listens to what, for all modules together. */
export class EventCenter {
  private lastId = 0;
  /** Whether events are handed out at all. */
  private isOpen: boolean;
  /** Listeners in order of registration, by module and event. */
  private readonly listeners = new Map<string, Listener[]>();
  private readonly asked = new Set<string>();

  /**
   * @param names events of each module, by its wire name, in order
   * @param needsListen whether `once` alone does not open the flow of events
   */
  constructor(
    private readonly getTransport: () => Transport,
    private readonly names: ReadonlyMap<string, readonly string[]>,
    needsListen: boolean,
    private readonly observe: Host['observeListener'],
  ) {
    this.isOpen = !needsListen;
  }

  /** Calls the listeners of all events first, then those of this one. */
  dispatch({ module, event }: EventName, value: unknown): void {
    if (!this.isOpen) return;
    this.call(getKey(module, WILDCARD), [event, value]);
    this.call(getKey(module, event), [value]);
  }

  private call(key: string, args: readonly unknown[]): void {
    for (const listener of [...(this.listeners.get(key) ?? [])]) {
      if (listener.isOnce) this.remove(key, ({ id }) => id === listener.id);
      listener.callback(...args);
    }
  }

  private remove(key: string, isMeant: (listener: Listener) => boolean): void {
    const kept = this.listeners.get(key)?.filter((l) => !isMeant(l)) ?? [];
    this.listeners.set(key, kept);
  }

  /** Takes `(module, event, callback)` or `(module, callback)`. */
  private add(
    args: readonly unknown[],
    isOnce: boolean,
    isOwn: boolean,
  ): Promise<number> {
    const callback = args[args.length - 1];
    const [name, event] = args.slice(0, -1) as (string | undefined)[];
    if (typeof callback !== 'function') {
      return reject('No valid callback function provided.');
    }
    if (name === WILDCARD) return reject('No valid module name provided');
    // The SDK does not check either of them, and fails with these errors.
    if (name === undefined) throw missing('toLowerCase');
    const module = name.toLowerCase();
    const known = this.names.get(module);
    const isForAll = event === undefined || event === WILDCARD;
    if (isForAll && !known) throw missing('forEach');
    if (!isOnce) this.isOpen = true;
    if (!isOwn) this.observe?.(module, isForAll ? undefined : event);
    const id = ++this.lastId;
    const key = getKey(module, isForAll ? WILDCARD : event);
    const listeners = this.listeners.get(key) ?? [];
    this.listeners.set(key, [
      ...listeners,
      { id, callback: callback as Callback, isOnce },
    ]);
    const unasked = (isForAll ? (known ?? []) : [event]).filter(
      (e) => !this.asked.has(getKey(module, e)),
    );
    if (unasked.length === 0) return Promise.resolve(id);
    const answers = unasked.map((e) => {
      this.asked.add(getKey(module, e));
      return this.getTransport().listen({ module, event: e });
    });
    // The id of the newest listener by then, whoever has added it.
    return isForAll
      ? Promise.allSettled(answers).then(() => this.lastId)
      : Promise.all(answers).then(() => this.lastId);
  }

  /** Of a listener by its id, of an event, of a module, or all of them. */
  private clear(moduleOrId: string | number = '', event?: string): void {
    for (const key of [...this.listeners.keys()]) {
      if (typeof moduleOrId === 'number') {
        this.remove(key, ({ id }) => id === moduleOrId);
      } else if (
        // With an event, the SDK takes the module's name as it is.
        event
          ? key === getKey(moduleOrId, event)
          : key.startsWith(moduleOrId.toLowerCase())
      ) {
        this.listeners.delete(key);
      }
    }
  }

  /**
   * The functions for apps; those of a module take its name first.
   * @param isOwn whether the SDK itself listens
   */
  getFunctions(module?: string, isOwn = false): EventFunctions {
    const first = module === undefined ? [] : [module];
    return {
      listen: (...args) => this.add([...first, ...args], false, isOwn),
      once: (...args) => this.add([...first, ...args], true, isOwn),
      clear: (...args) => {
        this.clear(...([...first, ...args] as [string?, string?]));
      },
    };
  }
}

const reject = (reason: string): Promise<never> =>
  // As the SDK does: a text, not an error.
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
  Promise.reject(reason);

const missing = (member: string): TypeError =>
  new TypeError(`Cannot read properties of undefined (reading '${member}')`);
