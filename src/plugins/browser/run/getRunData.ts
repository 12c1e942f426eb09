import fs from 'node:fs';
import path from 'node:path';
import type { VersionData } from '../../../browser/run/sandbox/protocol';
import { parseTraits } from '../../../sdk/SdkTraits';
import { readDocument } from '../../content/openrpc/readDocument';

/** Keys of values that apps see, in which a `description` is no text of ours. */
const VALUES = ['const', 'default', 'enum', 'examples', 'value'];

const isText = (key: string, value: unknown): boolean =>
  key === 'x-enum-descriptions' ||
  (/^(?:description|summary)$/.test(key) && typeof value === 'string');

/** A part of a document without the texts that only pages show. */
function dropTexts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(dropTexts);
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part as Record<string, unknown>).filter(
    ([key, value]) => !isText(key, value),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      VALUES.includes(key) ? value : dropTexts(value),
    ]),
  );
}

/**
 * Everything that running code needs to know of a version.
 * @param folder relative to the site: `versioned_docs/version-1.1.0`
 * @throws for a fault in the version's `openrpc.json` or `sdk.json`
 */
export function getRunData(siteDir: string, folder: string): VersionData {
  const file = path.join(folder, 'api/sdk.json');
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const document = readDocument(siteDir, folder);
  return {
    document: dropTexts(document) as VersionData['document'],
    traits: parseTraits(JSON.parse(text), file),
  };
}
