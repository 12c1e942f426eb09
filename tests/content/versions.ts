import fs from 'node:fs';
import { readDocument } from '@site/src/plugins/content/openrpc/readDocument';
import type { OpenRpcDocument } from '@site/src/openrpc';

/** All versions, the newest first. */
export const VERSIONS = JSON.parse(
  fs.readFileSync('versions.json', 'utf8'),
) as readonly string[];

/** Folder of a version's docs; `next` is the unreleased one. */
export const getDocsDir = (version: string): string =>
  version === 'next' ? 'docs' : `versioned_docs/version-${version}`;

/** Folder of a version's docs in the built site. */
export const getBuiltDir = (version: string): string =>
  version === VERSIONS[0] ? 'build/docs' : `build/docs/${version}`;

/** A version's API description, checked. */
export const getDocument = (version: string): OpenRpcDocument =>
  readDocument('.', getDocsDir(version), { checksExamples: true });
