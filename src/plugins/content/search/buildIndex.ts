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

/** A file with its hash in the name, so that browsers can cache it forever. */
function toFile(name: string, content: SymbolsFile | TextsFile): OutputFile {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { name: `${name}-${hash}.json`, text };
}

/**
 * The files of the search index. The browser's worker builds the inverted index, because
 * it needs the texts for excerpts anyway, and sending both would double the download.
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
