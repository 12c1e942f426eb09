import { isReport } from './checkReport';
import { Budget } from './sandbox/Budget';
import type { Delivery, RunReport } from './sandbox/protocol';

/** What the sandbox tells of itself, at most: at once, and in a second. */
const AT_ONCE = 200;
const PER_SECOND = 60;

/** Reports of one delivery: all that may be shown, and some of itself. */
const TOGETHER = 1200;

/** Reports that can only come once. */
const FINAL: readonly RunReport['type'][] = [
  'done',
  'failed',
  'stuck',
  'finished',
];

/**
 * Reads what the sandbox of one run sends. Code that has come to speak for it
 * shall not show what it likes, nor hold up the page.
 */
export class Auditor {
  private readonly budget = new Budget();
  private readonly seen = new Set<RunReport['type']>();
  private spare = AT_ONCE;
  private since = performance.now();

  /** @param secret what the sandbox was told, and code was not */
  constructor(private readonly secret: string) {}

  /** The reports of a delivery; nothing for one that no sandbox sends. */
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
    return isOfItself ? this.spare >= 0 : this.budget.take(report);
  }

  private refill(): void {
    const now = performance.now();
    const more = ((now - this.since) / 1000) * PER_SECOND;
    this.spare = Math.min(AT_ONCE, this.spare + more);
    this.since = now;
  }
}
