import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { listLines, type Context } from '../../../openrpc';
import { getPageModel, parseReference } from '../../../reference/kinds';
import { getBasePath, getDocsDir, NEXT } from './paths';
import { getFolderVersion, readDocument } from './readDocument';
import { PROSE, removeProse } from './removeProse';
import { readHistory, readReleases } from './releases';

/** Returns the parts of a version that the comparison needs. */
function getBareRelease({ document, releases = [] }: Context): object {
  const release = releases.find((one) => one.document === document);
  const bare = removeProse(document, [...PROSE, 'examples']);
  return { document: bare, behavior: release?.behavior };
}

/** @throws if the query is unknown, or names a missing module */
function getPart(context: Context, query: string): object {
  if (query === '?document') return getBareRelease(context);
  const { kind, name } = parseReference(query);
  return getPageModel(context, kind, name);
}

interface Options {
  readonly siteDir: string;
  /** All released versions, the newest first. */
  readonly versions: readonly string[];
}

type Loader = LoaderContext<Options>;

function createContext(loader: Loader, source: string): Context {
  const { siteDir, versions } = loader.getOptions();
  const file = path.relative(siteDir, loader.resourcePath);
  const docsDir = path.dirname(path.dirname(file));
  const document = readDocument(siteDir, docsDir);
  const releases = readReleases(siteDir, versions, file);
  for (const { version } of releases) {
    for (const name of ['openrpc.json', 'upgrade.json']) {
      loader.addDependency(
        path.join(siteDir, getDocsDir(version), 'api', name),
      );
    }
  }
  return {
    document,
    basePath: getBasePath(getFolderVersion(file) ?? NEXT, versions),
    releases,
    history: readHistory(releases),
    lines: listLines(source),
  };
}

/** Returns the file that imports the part or, if that is unknown, the document's file. */
function getIssuer(loader: Loader): string {
  const { siteDir } = loader.getOptions();
  const issuer =
    loader._module &&
    loader._compilation?.moduleGraph.getIssuer(loader._module);
  return path.relative(
    siteDir,
    issuer && 'resource' in issuer
      ? String(issuer.resource)
      : loader.resourcePath,
  );
}

/** A webpack loader that turns `openrpc.json?module=Device` into a page's model. */
export default function loader(this: Loader, source: string): string {
  const context = createContext(this, source);
  try {
    return JSON.stringify(getPart(context, this.resourceQuery));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${getIssuer(this)}: import of openrpc.json${this.resourceQuery}: ${reason}`,
    );
  }
}
