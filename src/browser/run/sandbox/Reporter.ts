import { Budget } from './Budget';
import { createList, later } from './language';
import type { Delivery, RunReport } from './protocol';

/** Milliseconds between two deliveries. */
const PAUSE = 30;
/** Deliveries between two reports of the number of omitted lines. */
const SELDOM = 30;

/** Batches the reports of a run. */
export class Reporter {
  private waiting = createList<RunReport>();
  private readonly budget = new Budget();
  private dropped = 0;
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
    else this.dropped += 1;
    this.plan();
  }

  /** Counts a line that was not created because the budget is used up. */
  drop(): void {
    this.dropped += 1;
    this.plan();
  }

  /** Reports whether timers are pending, if that has changed. */
  setTimers(hasTimers: boolean): void {
    this.hasTimers = hasTimers;
    this.plan();
  }

  /** Delivers immediately. */
  flush(): void {
    this.isPlanned = false;
    const { waiting: reports, hasTimers } = this;
    if (hasTimers !== this.toldTimers) {
      this.toldTimers = hasTimers;
      reports[reports.length] = { type: 'timers', hasTimers };
    }
    this.deliveries += 1;
    if (this.dropped > 0 && this.deliveries % SELDOM === 1) {
      reports[reports.length] = { type: 'dropped', count: this.dropped };
      this.dropped = 0;
    }
    if (this.dropped > 0) this.plan();
    if (reports.length === 0) return;
    this.waiting = createList();
    this.post({ secret: this.secret, reports });
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    later(() => {
      this.flush();
    }, PAUSE);
  }
}
