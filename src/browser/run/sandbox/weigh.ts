import type { LineReport, RunReport, Shown } from './protocol';

/** Weight of each line and each nested value, because the browser lays each out. */
const LINE = 100;

function weighText(text: string): number {
  let weight = text.length + LINE;
  for (let i = 0; i < text.length; i += 1) if (text[i] === '\n') weight += LINE;
  return weight;
}

function weighValue({ text, entries, stack }: Shown): number {
  let weight = weighText(text) + LINE * (stack?.length ?? 0);
  for (let i = 0; i < (entries?.length ?? 0); i += 1) {
    const entry = entries?.[i];
    if (entry) weight += entry.name.length + weighValue(entry.value);
  }
  return weight;
}

function weighLine({ values }: LineReport): number {
  let weight = LINE;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    if (value) weight += weighValue(value);
  }
  return weight;
}

/** Returns 1 for each displayed character, and more for each line. */
export function weigh(report: RunReport): number {
  switch (report.type) {
    case 'line':
      return weighLine(report);
    case 'message':
      return weighText(report.json);
    case 'listen':
    case 'sent':
      return LINE;
    default:
      return 0;
  }
}
