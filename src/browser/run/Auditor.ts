import type { Delivery, RunReport } from './sandbox/protocol';

/**
 * The number of characters of JSON that a run may report: at once, and per second. The
 * sandbox stops earlier, so only code that has taken control of it can report more.
 */
const AT_ONCE = 8_000_000;
const PER_SECOND = 200_000;

/** Checks the reports of a run, because code may have taken control of its sandbox. */
export class Auditor {
  private room = AT_ONCE;
  private since = performance.now();

  /** @param secret known to the sandbox, but not to its code */
  constructor(private readonly secret: string) {}

  /**
   * Returns the reports of a batch.
   * @throws if the secret is wrong, or if the run has reported too much
   */
  read(data: unknown): readonly RunReport[] {
    const { secret, reports } = data as Delivery;
    const now = performance.now();
    const more = ((now - this.since) / 1000) * PER_SECOND;
    const { length } = JSON.stringify(reports);
    this.room = Math.min(AT_ONCE, this.room + more) - length;
    this.since = now;
    if (secret === this.secret && this.room >= 0) return reports;
    throw new Error('The sandbox has sent an invalid batch of reports.');
  }
}
