import fs from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import {
  DocumentError,
  parseDocument,
  parseJson,
  type OpenRpcDocument,
} from '../../../openrpc';
import { validateMetaSchema, validateExamples } from './validateDocument';

/** Returns the version in a path: `1.1.0` for `versioned_docs/version-1.1.0/…`. */
export const getFolderVersion = (file: string): string | undefined =>
  /versioned_docs\/version-([^/]+)\//.exec(file.replace(/\\/g, '/'))?.[1];

function validateVersion(document: OpenRpcDocument, file: string): void {
  const folder = getFolderVersion(file);
  const { version } = document.info;
  if (folder === undefined || folder === version) return;
  throw new DocumentError(file, [
    {
      pointer: '/info/version',
      message: `"${version}" differs from the folder's version "${folder}". Set it to "${folder}".`,
    },
  ]);
}

/** @throws {DocumentError} with all errors; examples are checked last */
export function checkDocument(text: string, file: string): OpenRpcDocument {
  const document = parseDocument(text, file, validateMetaSchema);
  validateVersion(document, file);
  validateExamples(document, file);
  return document;
}

/** A build's main thread checks all documents before it starts other threads. */
const IS_CHECKED = !isMainThread && process.env['NODE_ENV'] === 'production';

interface CachedDocument {
  /** The file's modification time and size, which change when the file changes. */
  readonly stamp: string;
  readonly document: OpenRpcDocument;
}

/** Caches documents by file, because every reference page needs those of all versions. */
const cache = new Map<string, CachedDocument>();

export function readDocument(
  siteDir: string,
  docsDir: string,
): OpenRpcDocument {
  const file = path.join(docsDir, 'api', 'openrpc.json');
  const source = path.join(siteDir, file);
  const stats = fs.statSync(source, { throwIfNoEntry: false });
  if (!stats) {
    throw new Error(
      `${file}: not found. Every version needs this API description. Restore the file, or remove the version from versions.json.`,
    );
  }
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const known = cache.get(file);
  if (known?.stamp === stamp) return known.document;
  const text = fs.readFileSync(source, 'utf8');
  const document = IS_CHECKED
    ? (parseJson(text, file) as OpenRpcDocument)
    : checkDocument(text, file);
  cache.set(file, { stamp, document });
  return document;
}
