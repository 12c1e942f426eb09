import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { listLines, printDeclarations, type Context } from '../../../openrpc';
import { getPageModel, parseReference } from '../../../reference/kinds';
import { getFolderVersion, readDocument } from './readDocument';
import {
  getBasePath,
  getDocsDir,
  NEXT,
  readHistory,
  readReleases,
} from './releases';

/** Keys that hold texts and samples, not the shape of the API. */
const TEXT_KEYS = ['summary', 'description', 'examples', 'x-enum-descriptions'];

/** The document without the texts, which no comparison looks at. */
function getBareDocument({ document }: Context): object {
  const isText = (key: string, value: unknown): boolean =>
    TEXT_KEYS.includes(key) &&
    // A field can have such a name too; its schema is an object.
    (typeof value === 'string' || Array.isArray(value) || key.startsWith('x-'));
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      isText(key, value) ? undefined : value,
    ),
  ) as object;
}

/**
 * The part of a document that an import names: what a page of the reference
 * shows, `?module=Device`, or for tools the whole, `?document`.
 * @throws when the query names nothing that exists
 */
export function getPart(context: Context, query: string): object {
  if (query === '?document') return getBareDocument(context);
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
  const document = readDocument(siteDir, docsDir, { checksExamples: true });
  const releases = readReleases(siteDir, versions, file);
  for (const { version } of releases) {
    loader.addDependency(
      path.join(siteDir, getDocsDir(version), 'api', 'openrpc.json'),
    );
  }
  return {
    document,
    basePath: getBasePath(getFolderVersion(file) ?? NEXT, versions),
    releases,
    history: readHistory(releases),
    lines: listLines(source),
  };
}

/** Files that readers can download beside the overview page. */
function emitDownloads(
  loader: Loader,
  { document, basePath }: Context,
  source: string,
): void {
  const dir = `${basePath.slice(1)}api/`;
  loader.emitFile(`${dir}openrpc.json`, source);
  loader.emitFile(`${dir}firebolt.d.ts`, printDeclarations(document));
}

/** The page that imports the part, else the document itself. */
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

/** Turns `openrpc.json?module=Device` into the finished model of that page. */
export default function loader(this: Loader, source: string): string {
  const context = createContext(this, source);
  if (this.resourceQuery === '?index') emitDownloads(this, context, source);
  try {
    return JSON.stringify(getPart(context, this.resourceQuery));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${getIssuer(this)}: import of openrpc.json${this.resourceQuery}: ${reason}`,
    );
  }
}
