import { createHash } from 'node:crypto';
import {
  MANIFEST_NAME,
  type Manifest,
  type SearchEntry,
  type SearchVersion,
  type Subject,
  type SymbolsFile,
  type TextsFile,
  type Variant,
} from '../../../search/format';
import type { TextFiles } from '../../shared/textFiles';
import type { SearchRecord } from './record';

export interface VersionRecords {
  readonly version: SearchVersion;
  readonly records: readonly SearchRecord[];
}

interface Merged {
  readonly subject: Subject;
  /** Keyed by content as JSON, so that versions with equal content share a variant. */
  readonly variants: Map<string, { record: SearchRecord; versions: number[] }>;
}

function toVariant(record: SearchRecord, versions: readonly number[]): Variant {
  const { path, summary, signature, takes, returns, contains } = record;
  return {
    versions,
    path,
    summary: summary || undefined,
    signature,
    takes,
    returns,
    contains,
    deprecated: record.deprecated,
  };
}

/** Makes the IDs of a version's records unique by appending a number. */
function* getIds(
  records: readonly SearchRecord[],
): Generator<readonly [string, SearchRecord]> {
  const counts = new Map<string, number>();
  for (const record of records) {
    const count = (counts.get(record.id) ?? 0) + 1;
    counts.set(record.id, count);
    yield [count === 1 ? record.id : `${record.id} ${count}`, record];
  }
}

/** Merges records with the same ID, and stores equal content of several versions once. */
export function mergeRecords(versions: readonly VersionRecords[]): {
  readonly entries: readonly SearchEntry[];
  /** The text of each entry's variants, in order. */
  readonly texts: readonly string[];
} {
  const merged = new Map<string, Merged>();
  for (const [index, { records }] of versions.entries()) {
    for (const [id, record] of getIds(records)) {
      const { kind, name, parent, aliases, keywords } = record;
      const entry: Merged = merged.get(id) ?? {
        subject: { kind, name, parent, aliases, keywords },
        variants: new Map(),
      };
      merged.set(id, entry);
      const content = JSON.stringify({ ...record, keywords: undefined });
      const variant = entry.variants.get(content);
      if (variant) variant.versions.push(index);
      else entry.variants.set(content, { record, versions: [index] });
    }
  }
  const texts: string[] = [];
  const entries = [...merged.values()].map(({ subject, variants }) => ({
    ...subject,
    variants: [...variants.values()].map(({ record, versions: indexes }) => {
      texts.push(record.text);
      return toVariant(record, indexes);
    }),
  }));
  return { entries, texts };
}

/** The name contains a hash, so browsers can cache the file forever. */
function toFile(
  name: string,
  content: SymbolsFile | TextsFile,
): readonly [name: string, text: string] {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return [`${name}-${hash}.json`, text];
}

/** The browser builds the inverted index; sending it would double the download. */
export function buildIndex(versions: readonly VersionRecords[]): TextFiles {
  const { entries, texts } = mergeRecords(versions);
  const symbols = toFile('symbols', {
    versions: versions.map(({ version }) => version),
    entries,
  });
  const hasSections = entries.some(({ kind }) => kind === 'section');
  const parts = hasSections ? [symbols, toFile('texts', texts)] : [symbols];
  const manifest: Manifest = {
    symbols: symbols[0],
    ...(parts[1] && { texts: parts[1][0] }),
  };
  return {
    ...Object.fromEntries(parts),
    [MANIFEST_NAME]: JSON.stringify(manifest),
  };
}
