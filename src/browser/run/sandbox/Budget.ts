import type { LineReport, RunReport } from './protocol';
import type { Shown } from './Shown';

/** Maximum number of lines and messages of a run; more would slow down the page. */
export const MOST_REPORTS = 1000;

/** Maximum total weight, roughly in displayed characters. */
export const MOST_WEIGHT = 1_000_000;

/** Lines that are shown of the end of an output that exceeds the budget. */
export const LAST_LINES = 20;

/** Maximum total weight of these. */
const LAST_WEIGHT = 20_000;

/** Weight of a line break or a nested value, because each needs layout. */
const LINE = 100;

function countLines(text: string): number {
  let lines = 1;
  for (let i = text.length - 1; i >= 0; i -= 1)
    if (text[i] === '\n') lines += 1;
  return lines;
}

const weighText = (text: string): number =>
  text.length + LINE * countLines(text);

function weighValue({ text, entries, stack }: Shown): number {
  let weight = weighText(text) + LINE * (stack?.length ?? 0);
  for (let i = 0; i < (entries?.length ?? 0); i += 1) {
    const entry = entries?.[i];
    if (entry) weight += entry.name.length + weighValue(entry.value);
  }
  return weight;
}

function weighAll(values: readonly Shown[]): number {
  let weight = LINE;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    if (value) weight += weighValue(value);
  }
  return weight;
}

/** Reports about the sandbox itself weigh nothing. */
function weigh(report: RunReport): number {
  switch (report.type) {
    case 'log':
      return weighAll(report.values);
    case 'value':
    case 'error':
      return weighValue(report.value);
    case 'refused':
      return weighText(report.text);
    case 'message':
      return weighText(report.json);
    case 'listen':
    case 'sent':
      return LINE;
    default:
      return 0;
  }
}

/** Returns how many of the most recent reports fit into the last lines. */
export function countLast(reports: readonly LineReport[]): number {
  let weight = 0;
  let count = 0;
  while (count < LAST_LINES && count < reports.length) {
    const report = reports[reports.length - 1 - count];
    weight += report ? weigh(report) : 0;
    if (weight > LAST_WEIGHT) break;
    count += 1;
  }
  return count;
}

/**
 * What a run may still report. The sandbox enforces it, and the page checks again, in
 * case code has taken control of the sandbox.
 */
export class Budget {
  private reports = 0;
  private weight = 0;

  get isSpent(): boolean {
    return this.reports >= MOST_REPORTS || this.weight >= MOST_WEIGHT;
  }

  /** Returns whether the report fits, and subtracts its weight. */
  take(report: RunReport): boolean {
    const weight = weigh(report);
    if (weight === 0) return true;
    if (this.isSpent || this.weight + weight > MOST_WEIGHT) return false;
    this.reports += 1;
    this.weight += weight;
    return true;
  }
}
