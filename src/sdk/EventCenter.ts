import type { Host } from './Host';
import type { EventName, Transport } from './Transport';

/** A callback for all events of a module receives the event's name first. */
type Callback = (...args: unknown[]) => unknown;

interface Listener {
  readonly id: number;
  readonly callback: Callback;
  readonly isOnce: boolean;
}

const WILDCARD = '*';

const getKey = (module: string, event: string): string => `${module}.${event}`;

export class EventCenter {
  private lastId = 0;
  /** True if listeners receive events. */
  private isOpen: boolean;
  /** In the order of registration, by module and event. */
  private readonly listeners = new Map<string, Listener[]>();
  private readonly subscribed = new Set<string>();

  /**
   * @param names events of each module, in order, by the module's wire name
   * @param needsListen true if the SDK delivers no events before the first `listen`
   */
  constructor(
    private readonly getTransport: () => Transport,
    private readonly names: ReadonlyMap<string, readonly string[]>,
    needsListen: boolean,
    private readonly observe: Host['observeListener'],
  ) {
    this.isOpen = !needsListen;
  }

  /** Calls the listeners of all events first, then those of this event. */
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

  private remove(key: string, matches: (listener: Listener) => boolean): void {
    const rest = this.listeners.get(key)?.filter((l) => !matches(l)) ?? [];
    this.listeners.set(key, rest);
  }

  /** Accepts `(module, event, callback)` or `(module, callback)`. */
  private add(
    args: readonly unknown[],
    isOnce: boolean,
    isInternal: boolean,
  ): Promise<number> {
    const callback = args[args.length - 1];
    const [name, event] = args.slice(0, -1) as (string | undefined)[];
    if (typeof callback !== 'function') {
      return reject('No valid callback function provided.');
    }
    if (name === WILDCARD) return reject('No valid module name provided');
    // The SDK doesn't check for missing values, so it throws these errors.
    if (name === undefined) throw missing('toLowerCase');
    const module = name.toLowerCase();
    const known = this.names.get(module);
    const isForAll = event === undefined || event === WILDCARD;
    if (isForAll && !known) throw missing('forEach');
    if (!isOnce) this.isOpen = true;
    if (!isInternal) this.observe?.(module, isForAll ? undefined : event);
    const id = ++this.lastId;
    const key = getKey(module, isForAll ? WILDCARD : event);
    const listeners = this.listeners.get(key) ?? [];
    this.listeners.set(key, [
      ...listeners,
      { id, callback: callback as Callback, isOnce },
    ]);
    const pending = (isForAll ? (known ?? []) : [event]).filter(
      (e) => !this.subscribed.has(getKey(module, e)),
    );
    if (pending.length === 0) return Promise.resolve(id);
    const answers = pending.map((e) => {
      this.subscribed.add(getKey(module, e));
      return this.getTransport().listen({ module, event: e });
    });
    // Like the SDK, resolves with the newest id, which can belong to a later call.
    return isForAll
      ? Promise.allSettled(answers).then(() => this.lastId)
      : Promise.all(answers).then(() => this.lastId);
  }

  /** Removes a listener by its id, or all listeners of an event, a module, or the app. */
  private clear(moduleOrId: string | number = '', event?: string): void {
    for (const key of [...this.listeners.keys()]) {
      if (typeof moduleOrId === 'number') {
        this.remove(key, ({ id }) => id === moduleOrId);
      } else if (
        // If an event is given, the SDK doesn't convert the module's name to lower case.
        event
          ? key === getKey(moduleOrId, event)
          : key.startsWith(moduleOrId.toLowerCase())
      ) {
        this.listeners.delete(key);
      }
    }
  }

  /**
   * Returns the functions for apps. Without `module`, their first argument is the module.
   * @param isInternal true for the SDK's listeners, which aren't observed
   */
  getFunctions(module?: string, isInternal = false) {
    const first = module === undefined ? [] : [module];
    return {
      listen: (...args: unknown[]) =>
        this.add([...first, ...args], false, isInternal),
      once: (...args: unknown[]) =>
        this.add([...first, ...args], true, isInternal),
      clear: (...args: unknown[]) => {
        this.clear(...([...first, ...args] as [string?, string?]));
      },
    };
  }
}

const reject = (reason: string): Promise<never> =>
  // Like the SDK, rejects with a string.
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
  Promise.reject(reason);

const missing = (member: string): TypeError =>
  new TypeError(`Cannot read properties of undefined (reading '${member}')`);
