import { now } from './language';

/** Megabytes that code may hold for long, as far as it can be told. */
export const MOST = 128;

const LIMIT = MOST * 2 ** 20;
/** Milliseconds in which a browser collects what is no longer held. */
const GRACE = 1000;
/** Bytes of small parts that one of them stands for. */
const SAMPLE = 2 ** 16;
/** Characters of one text. */
const LONGEST = 2 ** 26;
/** About what an object takes, and a node of a page. */
const OBJECT = 32;
const NODE = 512;
/** Of one entry in a list or a map. */
const ENTRY = 8;

/**
 * Counts what code makes, and takes off what the browser has collected, to stop
 * code that holds ever more before the browser ends its process. Browsers tell no
 * page how much that is. So small parts are sampled: one of many bears the bytes
 * of all that were made since the one before; while it lives, so do they.
 */
export class Memory {
  private held = 0;
  private waiting = 0;
  /** When it became too much. */
  private since: number | undefined;
  private readonly buffers = new WeakSet<ArrayBufferLike>();
  private readonly lengths = new WeakMap<readonly unknown[], number>();
  private readonly collected = new FinalizationRegistry<number>((bytes) => {
    this.held -= bytes;
    if (this.held < LIMIT) this.since = undefined;
  });

  /** @param onFull throws, to stop the code that wanted more */
  constructor(private readonly onFull: () => never) {}

  /** Counts what an expression has made, and hands it on. */
  readonly made = <Value>(value: Value): Value => {
    if (typeof value === 'string') this.text(value);
    else if (typeof value === 'object' && value !== null)
      this.take(value, this.measure(value));
    return value;
  };

  /** A text on its own takes nothing for long, unless it is endless. */
  readonly text = <Value>(value: Value): Value => {
    if (typeof value !== 'string' || value.length < SAMPLE) return value;
    if (value.length > LONGEST) this.onFull();
    // Whatever is made next is likely to hold it.
    this.waiting += value.length;
    return value;
  };

  /** A list whose entries are set one by one grows as well. */
  readonly into = <Value>(value: Value): Value => {
    if (!Array.isArray(value)) return value;
    const known = this.lengths.get(value) ?? 0;
    if (value.length - known < SAMPLE / ENTRY) return value;
    this.lengths.set(value, value.length);
    this.take(value, (value.length - known) * ENTRY);
    return value;
  };

  /** Counts what a list or a map was given. */
  grow(holder: object, entries: readonly unknown[]): void {
    const each = Array.isArray(holder) ? ENTRY : OBJECT;
    let bytes = 0;
    for (const entry of entries) {
      bytes += each + (typeof entry === 'string' ? entry.length : 0);
    }
    this.take(holder, bytes);
  }

  /** The code has let go: what it has made and nothing took is gone. */
  rest(): void {
    this.waiting = Math.min(this.waiting, SAMPLE);
  }

  private take(holder: object, bytes: number): void {
    this.waiting += bytes;
    if (this.waiting < SAMPLE) return;
    // Nothing would ever be taken off: only what comes at once counts.
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

  /** Many views may show one buffer. */
  private measureBuffer(buffer: ArrayBufferLike): number {
    if (this.buffers.has(buffer)) return OBJECT;
    this.buffers.add(buffer);
    return OBJECT + buffer.byteLength;
  }
}
