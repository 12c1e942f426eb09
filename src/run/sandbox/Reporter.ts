import type { Delivery, Report } from './protocol';

/** Lines and messages of one run; more would hold up the page that shows them. */
const LIMIT = 1000;
/** Milliseconds between two deliveries. */
const PAUSE = 30;

const COUNTED: ReadonlySet<Report['type']> = new Set([
  'log',
  'error',
  'refused',
  'message',
  'listen',
  'sent',
]);

/** Collects what a run tells and hands it on in few deliveries. */
export class Reporter {
  private waiting: Report[] = [];
  private total = 0;
  private dropped = 0;
  private isPlanned = false;
  private readonly post: (delivery: Delivery) => void;
  // Code that runs here may put others in the place of these.
  private readonly setTimeout = setTimeout.bind(globalThis);

  constructor(
    port: MessagePort,
    private readonly secret: string,
  ) {
    this.post = port.postMessage.bind(port);
  }

  /** Whether further lines and messages are only counted. */
  get isFull(): boolean {
    return this.total >= LIMIT;
  }

  add(report: Report): void {
    const isCounted = COUNTED.has(report.type);
    if (isCounted && this.isFull) this.dropped += 1;
    else this.waiting.push(report);
    if (isCounted) this.total += 1;
    if (this.isPlanned) return;
    this.isPlanned = true;
    this.setTimeout(() => {
      this.flush();
    }, PAUSE);
  }

  /** Hands on now, for what cannot wait. */
  flush(): void {
    this.isPlanned = false;
    const reports = [...this.waiting];
    if (this.dropped > 0) {
      reports.push({ type: 'dropped', count: this.dropped });
    }
    if (reports.length === 0) return;
    this.post({ secret: this.secret, reports });
    this.waiting = [];
    this.dropped = 0;
  }
}
