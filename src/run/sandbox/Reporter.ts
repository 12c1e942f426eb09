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

  add(report: Report): void {
    if (COUNTED.has(report.type) && ++this.total > LIMIT) this.dropped += 1;
    else this.waiting.push(report);
    if (this.isPlanned) return;
    this.isPlanned = true;
    this.setTimeout(() => {
      this.flush();
    }, PAUSE);
  }

  /** Hands on now, for what cannot wait. */
  flush(): void {
    this.isPlanned = false;
    const reports = this.waiting;
    this.waiting = [];
    if (this.dropped > 0)
      reports.push({ type: 'dropped', count: this.dropped });
    this.dropped = 0;
    if (reports.length > 0) this.post({ secret: this.secret, reports });
  }
}
