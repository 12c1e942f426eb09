import fs from 'node:fs';
import path from 'node:path';
import {
  DocumentError,
  parseDocument,
  type OpenRpcDocument,
} from '../../../openrpc';
import { noteChecked, wasCheckedBefore } from './checkedBefore';
import { validateMetaSchema } from './validateDocument';
import { validateExamples } from './validateExamples';

const parsed = new Map<string, { text: string; document: OpenRpcDocument }>();

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

function parse(text: string, file: string): OpenRpcDocument {
  const known = parsed.get(file);
  if (known?.text === text) return known.document;
  const document = parseDocument(text, file, validateMetaSchema);
  validateVersion(document, file);
  parsed.set(file, { text, document });
  return document;
}

/** Documents with sound examples, which take ten times as long to check. */
const checked = new WeakSet<OpenRpcDocument>();

/**
 * Parses and checks a document; an unchanged text is not checked twice.
 * @throws {DocumentError} with all faults, each with file, pointer and remedy
 */
export function checkDocument(text: string, file: string): OpenRpcDocument {
  const document = parse(text, file);
  if (!checked.has(document)) validateExamples(document, file);
  checked.add(document);
  return document;
}

/** Texts by file, read again when the file has changed. */
const texts = new Map<string, { stamp: string; text: string }>();

function readText(file: string): string {
  const { mtimeMs, size } = fs.statSync(file);
  const stamp = `${String(mtimeMs)} ${String(size)}`;
  const known = texts.get(file);
  if (known?.stamp === stamp) return known.text;
  const text = fs.readFileSync(file, 'utf8');
  texts.set(file, { stamp, text });
  return text;
}

/**
 * The document of a docs folder.
 * @param parseText with `checkDocument`, its examples are checked too
 * @throws when the folder has none, or a faulty one
 */
export function readDocument(
  siteDir: string,
  docsDir: string,
  parseText = parse,
): OpenRpcDocument {
  const file = path.join(docsDir, 'api', 'openrpc.json');
  if (!fs.existsSync(path.join(siteDir, file))) {
    throw new Error(
      `${file}: not found. Every version has its API description there; restore it, or take the version out of versions.json.`,
    );
  }
  const text = readText(path.join(siteDir, file));
  const isNew = parsed.get(file)?.text !== text;
  if (isNew && wasCheckedBefore(siteDir, file, text)) {
    const document = JSON.parse(text) as OpenRpcDocument;
    parsed.set(file, { text, document });
    checked.add(document);
  }
  const document = parseText(text, file);
  if (isNew && checked.has(document)) noteChecked(siteDir, file, text);
  return document;
}
