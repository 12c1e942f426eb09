import type { RunReport } from './protocol';
import type { Shown } from './Shown';

/** Lines and messages of one run; more would hold up the page that shows them. */
export const MOST_REPORTS = 1000;

/** What all of them may weigh: about the characters that are shown. */
export const MOST_WEIGHT = 1_000_000;

/** What a line break, or a value in a value, weighs: each is laid out. */
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

/** Nothing for what the sandbox tells of itself. */
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

/**
 * What a run may still report. The sandbox keeps to it, and the page checks that
 * it does: code may have come to speak for the sandbox.
 */
export class Budget {
  private reports = 0;
  private weight = 0;

  get isSpent(): boolean {
    return this.reports >= MOST_REPORTS || this.weight >= MOST_WEIGHT;
  }

  /** Whether there is room for the report, which then takes it. */
  take(report: RunReport): boolean {
    const weight = weigh(report);
    if (weight === 0) return true;
    if (this.isSpent || this.weight + weight > MOST_WEIGHT) return false;
    this.reports += 1;
    this.weight += weight;
    return true;
  }
}
