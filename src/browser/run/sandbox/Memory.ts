import { now } from './language';

/** Estimated megabytes that code may retain. */
export const MOST = 128;

const LIMIT = MOST * 2 ** 20;
/** Milliseconds after which a browser has collected garbage. */
const GRACE = 1000;
/** Sampling interval for small objects, in bytes. */
const SAMPLE = 2 ** 16;
/** Maximum length of a string. */
const LONGEST = 2 ** 26;
/** Approximate bytes of an object, and of a DOM node. */
const OBJECT = 32;
const NODE = 512;
/** Bytes of one entry of an array or a map. */
const ENTRY = 8;

/**
 * Estimates the memory that code retains, to stop code with a memory leak before the
 * browser ends its process. Browsers don't report memory use. So we sample small
 * objects: all bytes that code allocates between two samples count as retained until
 * the browser collects the second one.
 */
export class Memory {
  private held = 0;
  private waiting = 0;
  /** Time at which the limit was exceeded. */
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

  /** A string alone is soon collected, unless it is huge. */
  readonly text = <Value>(value: Value): Value => {
    if (typeof value !== 'string' || value.length < SAMPLE) return value;
    if (value.length > LONGEST) this.onFull();
    // The next object probably refers to it.
    this.waiting += value.length;
    return value;
  };

  /** An array also grows if its entries are set one by one. */
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

  /** The code has yielded, so unreferenced strings are garbage. */
  rest(): void {
    this.waiting = Math.min(this.waiting, SAMPLE);
  }

  private take(holder: object, bytes: number): void {
    this.waiting += bytes;
    if (this.waiting < SAMPLE) return;
    // The registry tells when the browser has collected the object.
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

  /** Several views can share a buffer. */
  private measureBuffer(buffer: ArrayBufferLike): number {
    if (this.buffers.has(buffer)) return OBJECT;
    this.buffers.add(buffer);
    return OBJECT + buffer.byteLength;
  }
}
