import { createHash } from 'node:crypto';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** A route as core writes it. */
interface Route {
  readonly path: string;
  /** Its key in the list of chunk names; the route of unknown paths has none. */
  readonly component: string;
  readonly routes?: readonly Route[];
}

/** A route's chunk names, in the shape of the props that they become. */
interface ChunkTree {
  readonly [key: string]: string | ChunkTree;
}

/** A chunk of a page: a name, and the module that it brings. */
export interface Part {
  readonly name: string;
  readonly file: string;
}

/** What the client must know of the site's pages. */
export interface ClientRoutes {
  /** Paths below which all pages come as HTML. */
  readonly still: readonly string[];
  /** Pages that React makes: path, and chunk names as core lists them. */
  readonly live: readonly { readonly path: string; readonly tree: ChunkTree }[];
  /** The modules of those pages. */
  readonly parts: readonly Part[];
}

/** The component around pages of the docs, which comes from the server alone. */
const STILL = '@theme/DocPage';

const getHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const listNames = (tree: ChunkTree): readonly string[] =>
  Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? value : listNames(value),
  );

/** Reads `routes.js`, which holds nothing but one literal. */
function readLiteral(source: string): readonly Route[] {
  const literal = source.slice(source.indexOf('export default') + 14);
  return runInNewContext(literal.replace(/;\s*$/, ''), {
    ComponentCreator: (...args: readonly string[]) => args.join('-'),
  }) as readonly Route[];
}

/** The modules by the names of their chunks. */
function readRegistry(source: string): ReadonlyMap<string, string> {
  const entry = /webpackChunkName: '([^']+)' \*\/ '([^']+)'/g;
  return new Map(
    Array.from(source.matchAll(entry), ([, name = '', file = '']) => [
      name,
      file,
    ]),
  );
}

/**
 * Reads what core generates of the pages, as far as the client needs it.
 *
 * @param read gives the text of a file that core generates
 * @param folder where these files lie
 * @throws if pages have others below them and are not of the docs
 */
export function readRoutes(
  read: (name: string) => string,
  folder: string,
): ClientRoutes {
  const files = readRegistry(read('registry.js'));
  const trees = JSON.parse(read('routesChunkNames.json')) as Record<
    string,
    ChunkTree
  >;
  const routes = readLiteral(read('routes.js')).filter(
    ({ path: route }) => route !== '*',
  );
  const parents = routes.filter((route) => route.routes);
  for (const { path: route, component } of parents) {
    const name = trees[component]?.['__comp'];
    const file = typeof name === 'string' ? files.get(name) : undefined;
    if (file === STILL) continue;
    throw new Error(
      `The pages below ${route} are made by "${file ?? 'nothing'}", not by ${STILL}. See src/plugins/pipeline/README.md, "Routes".`,
    );
  }
  const parts = new Map<string, Part>();
  // Core names some chunks after the folder that the project lies in.
  const rename = (name: string): string => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`no module for chunk "${name}"`);
    const local = path.relative(folder, file).replace(/\\/g, '/');
    const part = path.isAbsolute(file)
      ? { name: getHash(local), file: `@generated/${local}` }
      : { name, file };
    parts.set(name, part);
    return part.name;
  };
  const live = routes
    .filter((route) => !route.routes)
    .map(({ path: route, component }) => {
      const tree = trees[component];
      if (!tree) throw new Error(`no chunks for the route ${route}`);
      let text = JSON.stringify(tree);
      for (const name of listNames(tree)) {
        text = text.replaceAll(`"${name}"`, `"${rename(name)}"`);
      }
      return { path: route, tree: JSON.parse(text) as ChunkTree };
    });
  const paths = parents.map((route) => route.path);
  return {
    still: paths.filter(
      (one) => !paths.some((other) => other !== one && one.startsWith(other)),
    ),
    live,
    parts: [...parts.values()],
  };
}

/** The chunks of a page that React makes; the page of unknown paths has none. */
export function listChunks(
  { live, still }: ClientRoutes,
  page: string,
): readonly string[] | undefined {
  if (still.some((start) => page.startsWith(start))) return [];
  const tree = live.find((route) => route.path === page)?.tree;
  return tree && listNames(tree);
}
