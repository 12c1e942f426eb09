import type { Delivery, RunReport } from './sandbox/protocol';

/** Limits in characters, which only code that controls the sandbox exceeds. */
const AT_ONCE = 8_000_000;
const PER_SECOND = 200_000;

/** Checks a run's reports, because its code may have taken control of the sandbox. */
export class Auditor {
  private room = AT_ONCE;
  private since = performance.now();

  /** @param secret a string that only the sandbox's own code can read */
  constructor(private readonly secret: string) {}

  /** @throws if the secret is wrong, or if the run has reported too much */
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
