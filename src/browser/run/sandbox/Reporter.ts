import { Budget, countLast, LAST_LINES } from './Budget';
import { createList, later } from './language';
import type { Delivery, LineReport, RunReport } from './protocol';

/** Milliseconds between two deliveries. */
const PAUSE = 30;
/** Deliveries between two reports of the number of omitted lines. */
const SELDOM = 30;

/** Batches the reports of a run. */
export class Reporter {
  private waiting = createList<RunReport>();
  private readonly budget = new Budget();
  private dropped = 0;
  /** The last lines beyond the budget, from `lines % LAST_LINES` on. */
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

  /** Whether further lines and messages are only counted. */
  get isFull(): boolean {
    return this.budget.isSpent;
  }

  add(report: RunReport): void {
    if (this.budget.take(report)) this.waiting[this.waiting.length] = report;
    else if (report.type === 'log' || report.type === 'error')
      this.drop(() => report);
    else this.dropped += 1;
    this.plan();
  }

  /**
   * Counts a line beyond the budget.
   *
   * @param create called only if it turns out to be one of the last lines
   */
  drop(create: () => LineReport): void {
    this.dropped += 1;
    this.last[this.lines % LAST_LINES] = create;
    this.lines += 1;
    this.plan();
  }

  /** Reports whether timers are pending, if that has changed. */
  setTimers(hasTimers: boolean): void {
    this.hasTimers = hasTimers;
    this.plan();
  }

  /**
   * Delivers immediately.
   *
   * @param isEnd whether nothing follows, so that the last lines can't wait
   */
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

  private listLast(): readonly LineReport[] {
    const all = createList<LineReport>();
    const first = this.lines > LAST_LINES ? this.lines - LAST_LINES : 0;
    for (let i = first; i < this.lines; i += 1) {
      try {
        const report = this.last[i % LAST_LINES]?.();
        if (report) all[all.length] = report;
      } catch {
        // The code has replaced built-ins that printing needs.
      }
    }
    const fitting = createList<LineReport>();
    for (let i = all.length - countLast(all); i < all.length; i += 1) {
      const report = all[i];
      if (report) fitting[fitting.length] = report;
    }
    return fitting;
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    later(() => {
      this.flush();
    }, PAUSE);
  }
}
