import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { getPart } from './getPart';
import { checkDocument, getFolderVersion } from './readDocument';

interface Options {
  readonly siteDir: string;
  /** All versions, the newest first. */
  readonly versions: readonly string[];
}

/** Root of a folder's docs on the site: `/docs/` for the newest version. */
function getBasePath(file: string, versions: readonly string[]): string {
  const version = getFolderVersion(file) ?? 'next';
  return version === versions[0] ? '/docs/' : `/docs/${version}/`;
}

/** Turns `openrpc.json?module=Device` into the finished model of that page. */
export default function loader(
  this: LoaderContext<Options>,
  source: string,
): string {
  const { siteDir, versions } = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath);
  const context = {
    document: checkDocument(source, file),
    basePath: getBasePath(file, versions),
  };
  try {
    const part = getPart(context, this.resourceQuery);
    return `export default ${JSON.stringify(part)}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const issuer =
      this._module && this._compilation?.moduleGraph.getIssuer(this._module);
    const page =
      issuer && 'resource' in issuer
        ? path.relative(siteDir, String(issuer.resource))
        : file;
    throw new Error(
      `${page}: import of ${file}${this.resourceQuery}: ${reason}`,
    );
  }
}
