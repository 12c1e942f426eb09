import { createList, later } from './language';
import type { Delivery, LineReport, RunReport } from './protocol';
import { weigh } from './weigh';

/** Maximum number of lines and messages; more would slow down the page. */
export const MOST_REPORTS = 1000;
export const MOST_WEIGHT = 1_000_000;

/** How many of the last lines are shown if the output exceeds the limits. */
const LAST_LINES = 20;
const LAST_WEIGHT = 20_000;

/** Milliseconds between two deliveries. */
const PAUSE = 30;
/** Number of deliveries after which the number of omitted lines is reported again. */
const SELDOM = 30;

/** Sends the reports of a run to the page in batches. */
export class Reporter {
  private waiting = createList<RunReport>();
  private reports = 0;
  private weight = 0;
  private dropped = 0;
  /** The last lines, in a ring buffer. `lines` counts all lines beyond the limits. */
  private last = createList<() => LineReport>();
  private lines = 0;
  private deliveries = 0;
  private hasTimers = false;
  private toldTimers = false;
  private isPlanned = false;
  private readonly post: (delivery: Delivery) => void;

  constructor(
    port: MessagePort,
    private readonly secret: string,
  ) {
    this.post = port.postMessage.bind(port);
  }

  /** True if further lines and messages are only counted. */
  get isFull(): boolean {
    return this.reports >= MOST_REPORTS || this.weight >= MOST_WEIGHT;
  }

  add(report: RunReport): void {
    const weight = weigh(report);
    if (weight === 0 || (!this.isFull && this.weight + weight <= MOST_WEIGHT)) {
      this.waiting[this.waiting.length] = report;
      this.reports += weight > 0 ? 1 : 0;
      this.weight += weight;
    } else if (report.type === 'line') {
      this.drop(() => report);
    } else this.dropped += 1;
    this.plan();
  }

  /** @param create called only if the line is one of the last */
  drop(create: () => LineReport): void {
    this.dropped += 1;
    this.last[this.lines % LAST_LINES] = create;
    this.lines += 1;
    this.plan();
  }

  setTimers(hasTimers: boolean): void {
    this.hasTimers = hasTimers;
    this.plan();
  }

  /** @param isEnd true for the last delivery, which includes the last lines */
  flush(isEnd = false): void {
    this.isPlanned = false;
    const { waiting: reports, hasTimers } = this;
    if (hasTimers !== this.toldTimers) {
      this.toldTimers = hasTimers;
      reports[reports.length] = { type: 'timers', hasTimers };
    }
    this.deliveries += 1;
    const isTime = isEnd || this.deliveries % SELDOM === 1;
    if (this.dropped > 0 && isTime) {
      const last = this.listLast();
      reports[reports.length] = { type: 'dropped', count: this.dropped, last };
      this.dropped = 0;
    }
    if (this.dropped > 0) this.plan();
    if (reports.length === 0) return;
    this.waiting = createList();
    this.post({ secret: this.secret, reports });
  }

  /** Lists the last lines, the newest first. */
  private listLast(): readonly LineReport[] {
    const list = createList<LineReport>();
    let weight = 0;
    for (let i = 1; i <= LAST_LINES && i <= this.lines; i += 1) {
      try {
        const report = this.last[(this.lines - i) % LAST_LINES]?.();
        if (report) weight += weigh(report);
        if (!report || weight > LAST_WEIGHT) break;
        list[list.length] = report;
      } catch {
        // The code has replaced built-ins that printing needs.
      }
    }
    return list;
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    later(() => this.flush(), PAUSE);
  }
}
