import { isReport } from './checkReport';
import { Budget } from './sandbox/Budget';
import type { Delivery, RunReport } from './sandbox/protocol';

/** Maximum reports about the sandbox itself: at once, and per second. */
const AT_ONCE = 200;
const PER_SECOND = 60;

/** Maximum reports per batch: all displayed ones, and some about the sandbox. */
const TOGETHER = 1200;

/** Reports that may come only once. */
const FINAL: readonly RunReport['type'][] = [
  'done',
  'failed',
  'stuck',
  'finished',
];

/**
 * Validates the reports of a run's sandbox, in case code has taken control of it: it
 * must not display arbitrary content or slow down the page.
 */
export class Auditor {
  private readonly budget = new Budget();
  private readonly seen = new Set<RunReport['type']>();
  private spare = AT_ONCE;
  private since = performance.now();

  /** @param secret known to the sandbox, but not to its code */
  constructor(private readonly secret: string) {}

  /** Returns the reports of a batch; `undefined` for an invalid batch. */
  read(data: unknown): readonly RunReport[] | undefined {
    if (typeof data !== 'object' || data === null) return undefined;
    const { secret, reports } = data as Partial<Delivery>;
    if (secret !== this.secret || !Array.isArray(reports)) return undefined;
    if (reports.length > TOGETHER) return undefined;
    this.refill();
    const isFine = (reports as readonly unknown[]).every(
      (report) => isReport(report) && this.allows(report),
    );
    return isFine ? (reports as readonly RunReport[]) : undefined;
  }

  private allows(report: RunReport): boolean {
    const { type } = report;
    if (FINAL.includes(type)) {
      if (this.seen.has(type)) return false;
      this.seen.add(type);
      return true;
    }
    const isOfItself = ['dropped', 'pong', 'timers'].includes(type);
    if (isOfItself) this.spare -= 1;
    // The page draws these lines, too.
    if (report.type === 'dropped') this.spare -= report.last.length;
    return isOfItself ? this.spare >= 0 : this.budget.take(report);
  }

  private refill(): void {
    const now = performance.now();
    const more = ((now - this.since) / 1000) * PER_SECOND;
    this.spare = Math.min(AT_ONCE, this.spare + more);
    this.since = now;
  }
}
