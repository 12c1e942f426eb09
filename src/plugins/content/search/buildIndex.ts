import { createHash } from 'node:crypto';
import {
  MANIFEST_NAME,
  type Manifest,
  type SymbolsFile,
  type TextsFile,
} from '../../../search/format';
import { mergeRecords, type VersionRecords } from './mergeRecords';

/** A file to write. */
export interface OutputFile {
  readonly name: string;
  readonly text: string;
}

/** A file named by its content, so that caches can keep it for ever. */
function toFile(name: string, content: SymbolsFile | TextsFile): OutputFile {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { name: `${name}-${hash}.json`, text };
}

/**
 * The files of the index. The reader's worker makes the inverted index itself:
 * the texts are needed for excerpts anyway, and with an inverted index beside
 * them the download would be twice as large.
 */
export function buildIndex(versions: readonly VersionRecords[]): OutputFile[] {
  const { entries, texts } = mergeRecords(versions);
  const symbols = toFile('symbols', {
    versions: versions.map(({ version }) => version),
    entries,
  });
  const hasSections = entries.some(({ kind }) => kind === 'section');
  const parts = hasSections ? [symbols, toFile('texts', texts)] : [symbols];
  const manifest: Manifest = {
    symbols: symbols.name,
    ...(parts[1] && { texts: parts[1].name }),
  };
  return [...parts, { name: MANIFEST_NAME, text: JSON.stringify(manifest) }];
}
