import fs from 'node:fs';
import path from 'node:path';
import {
  DocumentError,
  parseDocument,
  type OpenRpcDocument,
} from '../../../openrpc';
import { validateMetaSchema, validateExamples } from './validateDocument';

/** Version that a folder holds: `1.1.0` for `versioned_docs/version-1.1.0`. */
export function getFolderVersion(file: string): string | undefined {
  return /versioned_docs\/version-([^/]+)\//.exec(
    file.replace(/\\/g, '/'),
  )?.[1];
}

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

/** A document that was read, until its file changes. */
interface KnownDocument {
  /** Size and time of the file. */
  readonly stamp: string;
  readonly document: OpenRpcDocument;
  hasCheckedExamples: boolean;
}

const known = new Map<string, KnownDocument>();

/**
 * Parses a document and checks it, but for its examples.
 * @throws {DocumentError} with all faults, each with file, pointer and fix
 */
export function checkDocument(text: string, file: string): OpenRpcDocument {
  const document = parseDocument(text, file, validateMetaSchema);
  validateVersion(document, file);
  return document;
}

/** The text of a file of JSON, without the mark that some editors begin it with. */
export const readJsonText = (file: string): string =>
  fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');

function read(siteDir: string, file: string): KnownDocument {
  const { mtimeMs, size } = fs.statSync(path.join(siteDir, file));
  const stamp = `${mtimeMs} ${size}`;
  const before = known.get(file);
  if (before?.stamp === stamp) return before;
  const text = readJsonText(path.join(siteDir, file));
  const document = checkDocument(text, file);
  const now = { stamp, document, hasCheckedExamples: false };
  known.set(file, now);
  return now;
}

/**
 * The document of a docs folder.
 * @param checksExamples they take ten times as long as all else
 * @throws when the folder has none, or a wrong one
 */
export function readDocument(
  siteDir: string,
  docsDir: string,
  { checksExamples = false } = {},
): OpenRpcDocument {
  const file = path.join(docsDir, 'api', 'openrpc.json');
  if (!fs.existsSync(path.join(siteDir, file))) {
    throw new Error(
      `${file}: not found. Every version needs its API description there. Restore the file, or remove the version from versions.json.`,
    );
  }
  const entry = read(siteDir, file);
  if (checksExamples && !entry.hasCheckedExamples) {
    validateExamples(entry.document, file);
    entry.hasCheckedExamples = true;
  }
  return entry.document;
}
