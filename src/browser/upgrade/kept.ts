import type { UpgradeReport } from '@site/src/upgrade/types';
import { readStored, store } from '../dom/storage';
import type { Input } from './Input';

const KEY = 'site.upgrade';

/** Characters; a tab holds five million of the whole site. */
const LIMIT = 2_000_000;

/** What outlasts a reload: what was given, and what was found in it. */
export interface KeptCheck {
  readonly input: Input;
  readonly report?: UpgradeReport;
}

/** The report without the texts that nobody asks for again. */
function slim(report: UpgradeReport): UpgradeReport {
  const changed = new Set(
    report.findings.filter((f) => f.edits).map((f) => f.file),
  );
  return {
    ...report,
    files: report.files.map((file) =>
      changed.has(file.path) ? file : { ...file, text: '' },
    ),
  };
}

/** Keeps it in the tab; false where the files are too large for that. */
export function keepCheck({ input, report }: KeptCheck): boolean {
  const text = JSON.stringify({ input, report: report && slim(report) });
  if (text.length <= LIMIT && store(KEY, text, 'sessionStorage')) return true;
  const rest = { input: { ...input, given: { files: [], others: 0 } } };
  const few = JSON.stringify(rest);
  store(KEY, few.length <= LIMIT ? few : null, 'sessionStorage');
  return false;
}

const isKept = (value: unknown): value is KeptCheck => {
  const { input } = (value ?? {}) as Partial<KeptCheck>;
  return typeof input?.code === 'string' && Array.isArray(input.given.files);
};

/** What the tab had before it was loaded again; nothing if that is not whole. */
export function readKeptCheck(
  versions: readonly string[],
): KeptCheck | undefined {
  try {
    const kept = JSON.parse(
      readStored(KEY, 'sessionStorage') ?? 'null',
    ) as unknown;
    if (!isKept(kept)) return undefined;
    const { from, to } = kept.input.choice;
    return [from, to].every((v) => versions.includes(v)) ? kept : undefined;
  } catch {
    return undefined;
  }
}
