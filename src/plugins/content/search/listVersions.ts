import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Version } from './format';

/** A page of the docs, as the docs plugin knows it. */
export interface Page {
  /** Without version: `api/Device`. */
  readonly id: string;
  /** From the root of the version's docs: `api/Device/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A version with its pages. */
export interface VersionPages {
  readonly version: Version;
  /** Folder of its sources. */
  readonly contentPath: string;
  readonly pages: readonly Page[];
}

const withSlash = (path: string): string => path.replace(/\/*$/, '/');

/** The versions that this build has, the newest first. */
export function listVersions(
  versions: readonly LoadedVersion[],
  baseUrl: string,
): readonly VersionPages[] {
  return versions.map((version) => {
    const root = withSlash(version.path);
    return {
      version: {
        name: version.versionName,
        label: version.label,
        path: `/${root.slice(baseUrl.length)}`,
      },
      contentPath: version.contentPath,
      pages: version.docs.map((doc) => ({
        id: doc.unversionedId,
        path: withSlash(doc.permalink).slice(root.length),
        title: doc.title,
        description: doc.description,
      })),
    };
  });
}
