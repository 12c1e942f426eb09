import { now, put } from './language';

/** Estimated megabytes that code may retain. */
export const MOST = 128;

const LIMIT = MOST * 2 ** 20;
/** Milliseconds within which the browser should have collected garbage. */
const GRACE = 1000;
/** Number of bytes added between two samples. */
const SAMPLE = 2 ** 16;
/** Approximate sizes in bytes. */
const OBJECT = 32;
const NODE = 512;
const ENTRY = 8;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Estimates an entry's size in bytes, without the objects that the entry refers to. */
function measure(entry: unknown): number {
  if (typeof entry === 'string') return ENTRY + entry.length;
  if (!isObject(entry)) return ENTRY;
  if (Array.isArray(entry)) return OBJECT + entry.length * ENTRY;
  if (ArrayBuffer.isView(entry) || entry instanceof ArrayBuffer)
    return OBJECT + entry.byteLength;
  const isNode = typeof Node === 'function' && entry instanceof Node;
  return ENTRY + (isNode ? NODE : OBJECT);
}

/**
 * Estimates the memory that code retains, because browsers don't report it. The bytes
 * added to collections since the previous sample count as retained until the browser
 * collects the sampled object.
 */
export class Memory {
  private held = 0;
  private waiting = 0;
  /** The time at which the limit was exceeded. */
  private since: number | undefined;
  /** Large objects that have already been counted. */
  private readonly large = new WeakSet();
  private readonly collected = new FinalizationRegistry<number>((bytes) => {
    this.held -= bytes;
    if (this.held < LIMIT) this.since = undefined;
  });

  /** @param onFull throws an error to stop the code */
  constructor(private readonly onFull: () => never) {}

  add(holder: object, entries: readonly unknown[]): void {
    for (const entry of entries) {
      const isOwner = isObject(entry);
      const bytes = isOwner && this.large.has(entry) ? ENTRY : measure(entry);
      if (isOwner && bytes >= SAMPLE) this.large.add(entry);
      this.waiting += bytes;
      if (this.waiting < SAMPLE) continue;
      this.held += this.waiting;
      this.collected.register(isOwner ? entry : holder, this.waiting);
      this.waiting = 0;
      this.check();
    }
  }

  private check(): void {
    if (this.held < LIMIT) return;
    this.since ??= now();
    const isLong = now() - this.since > GRACE;
    if (isLong || this.held > 2 * LIMIT) this.onFull();
  }
}

type Callable = (this: object, ...values: readonly unknown[]) => unknown;

/** Replaces the methods that add entries to collections. */
export function countAdded(memory: Memory): void {
  const owners: Readonly<Record<string, object>> = {
    push: Array.prototype,
    unshift: Array.prototype,
    set: Map.prototype,
    add: Set.prototype,
    // Workers have no DOM.
    ...(typeof document !== 'undefined' && {
      appendChild: Node.prototype,
      append: Element.prototype,
    }),
  };
  for (const [name, owner] of Object.entries(owners)) {
    const original = Reflect.get(owner, name) as Callable;
    const value: Callable = function (...values) {
      memory.add(this, values);
      return Reflect.apply(original, this, values);
    };
    Object.defineProperty(value, 'name', { value: name });
    put(name, value, owner);
  }
}
