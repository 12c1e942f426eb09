import { now } from './language';

/** Estimated megabytes that code may retain. */
export const MOST = 128;

const LIMIT = MOST * 2 ** 20;
/** Milliseconds within which the browser should have collected garbage. */
const GRACE = 1000;
/** Number of bytes allocated between two samples. */
const SAMPLE = 2 ** 16;
/** Maximum length of a string. */
const LONGEST = 2 ** 26;
/** Approximate sizes in bytes. */
const OBJECT = 32;
const NODE = 512;
const ENTRY = 8;

/**
 * Estimates the memory that code retains, to stop code with a memory leak before the
 * browser ends its process. Browsers don't report memory use, so we sample objects: the
 * bytes allocated since the previous sample count as retained until the browser collects
 * the sampled object.
 */
export class Memory {
  private held = 0;
  private waiting = 0;
  /** The time since which the limit is exceeded. */
  private since: number | undefined;
  private readonly buffers = new WeakSet<ArrayBufferLike>();
  private readonly lengths = new WeakMap<readonly unknown[], number>();
  private readonly collected = new FinalizationRegistry<number>((bytes) => {
    this.held -= bytes;
    if (this.held < LIMIT) this.since = undefined;
  });

  /** @param onFull throws, to stop the allocating code */
  constructor(private readonly onFull: () => never) {}

  /** Counts the value of an expression, and returns it. */
  readonly made = <Value>(value: Value): Value => {
    if (typeof value === 'string') this.text(value);
    else if (typeof value === 'object' && value !== null)
      this.take(value, this.measure(value));
    return value;
  };

  /** Counts a long string; most strings are collected soon. */
  readonly text = <Value>(value: Value): Value => {
    if (typeof value !== 'string' || value.length < SAMPLE) return value;
    if (value.length > LONGEST) this.onFull();
    // The next sampled object probably refers to the string.
    this.waiting += value.length;
    return value;
  };

  /** Counts the growth of an array whose entries are set one by one. */
  readonly into = <Value>(value: Value): Value => {
    if (!Array.isArray(value)) return value;
    const known = this.lengths.get(value) ?? 0;
    if (value.length - known < SAMPLE / ENTRY) return value;
    this.lengths.set(value, value.length);
    this.take(value, (value.length - known) * ENTRY);
    return value;
  };

  /** Counts entries added to an array or a map. */
  grow(holder: object, entries: readonly unknown[]): void {
    const each = Array.isArray(holder) ? ENTRY : OBJECT;
    let bytes = 0;
    for (const entry of entries) {
      bytes += each + (typeof entry === 'string' ? entry.length : 0);
    }
    this.take(holder, bytes);
  }

  /** Call this after the code has yielded, when strings without a reference are garbage. */
  rest(): void {
    this.waiting = Math.min(this.waiting, SAMPLE);
  }

  private take(holder: object, bytes: number): void {
    this.waiting += bytes;
    if (this.waiting < SAMPLE) return;
    this.held += this.waiting;
    this.collected.register(holder, this.waiting);
    this.waiting = 0;
    this.check();
  }

  private check(): void {
    if (this.held < LIMIT) this.since = undefined;
    else {
      this.since ??= now();
      const isLong = now() - this.since > GRACE;
      if (isLong || this.held > 2 * LIMIT) this.onFull();
    }
  }

  private measure(value: object): number {
    if (Array.isArray(value)) {
      if (value.length > SAMPLE / ENTRY) this.lengths.set(value, value.length);
      return OBJECT + value.length * ENTRY;
    }
    if (ArrayBuffer.isView(value)) return this.measureBuffer(value.buffer);
    if (value instanceof ArrayBuffer) return this.measureBuffer(value);
    if (value instanceof Blob) return value.size;
    return typeof Node === 'function' && value instanceof Node ? NODE : OBJECT;
  }

  /** Counts a buffer once, because several views can share it. */
  private measureBuffer(buffer: ArrayBufferLike): number {
    if (this.buffers.has(buffer)) return OBJECT;
    this.buffers.add(buffer);
    return OBJECT + buffer.byteLength;
  }
}

type Callable = (this: unknown, ...values: readonly unknown[]) => unknown;
type OwnedNames = readonly (readonly [owner: object, names: string])[];

/** Functions that create DOM nodes; workers have none. */
const listNodeMakers = (): OwnedNames =>
  typeof document === 'undefined'
    ? []
    : [
        [Document.prototype, 'createElement createTextNode'],
        [Node.prototype, 'cloneNode'],
      ];

/** Functions that return new arrays, strings, or nodes. */
const listMakers = (): OwnedNames => [
  [Array, 'from of'],
  [Array.prototype, 'concat slice splice map filter flat flatMap join'],
  [String.prototype, 'repeat padStart padEnd split replace replaceAll concat'],
  [JSON, 'parse stringify'],
  [globalThis, 'structuredClone'],
  ...listNodeMakers(),
];

/** Methods that add entries to arrays and maps. */
const listGrowers = (): OwnedNames => [
  [Array.prototype, 'push unshift'],
  [Map.prototype, 'set'],
  [Set.prototype, 'add'],
];

function replaceAll(
  names: OwnedNames,
  replace: (original: Callable) => Callable,
): void {
  for (const [owner, list] of names) {
    for (const name of list.split(' ')) {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') continue;
      const value = replace(original as Callable);
      Object.defineProperty(value, 'name', { value: name });
      Object.defineProperty(owner, name, {
        value,
        configurable: true,
        writable: true,
      });
    }
  }
}

/** Replaces built-in functions to count the memory that they allocate. */
export function countBuiltins(memory: Memory): void {
  replaceAll(
    listMakers(),
    (original) =>
      function (...values) {
        return memory.made(Reflect.apply(original, this, values));
      },
  );
  replaceAll(
    listGrowers(),
    (original) =>
      function (...values) {
        memory.grow(this as object, values);
        return Reflect.apply(original, this, values);
      },
  );
}
