import { readDocument } from '@site/src/plugins/content/openrpc/readDocument';
import type { OpenRpcDocument } from '@site/src/openrpc';
import versions from '../../versions.json';

/** All versions, the newest first. */
export const VERSIONS: readonly string[] = versions;

export const getDocsDir = (version: string): string =>
  version === 'next' ? 'docs' : `versioned_docs/version-${version}`;

export const getBuiltDir = (version: string): string =>
  version === VERSIONS[0] ? 'build/docs' : `build/docs/${version}`;

export const getDocument = (version: string): OpenRpcDocument =>
  readDocument('.', getDocsDir(version));
