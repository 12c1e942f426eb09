import { createHash } from 'node:crypto';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** A route as core writes it. */
export interface Route {
  readonly path: string;
  /** What core gives to `ComponentCreator`: path and hash, or `*` alone. */
  readonly component: readonly string[];
  readonly routes?: readonly Route[];
  /** Props of the route, `exact` among them. */
  readonly [prop: string]: unknown;
}

/** A route's chunk names, in the shape of the props that they become. */
export interface ChunkTree {
  readonly [key: string]: string | ChunkTree;
}

/** What core generates of the pages. */
export interface Generated {
  readonly routes: readonly Route[];
  /** The chunks of each route, by path and hash. */
  readonly chunkNames: Readonly<Record<string, ChunkTree>>;
  /** The module of each chunk. */
  readonly registry: ReadonlyMap<string, string>;
}

const getHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Reads `routes.js`, which holds nothing but one literal. */
function readRoutes(
  source: string,
  getKey: (path: string, hash: string) => string,
): readonly Route[] {
  const literal = source.slice(source.indexOf('export default') + 14);
  return runInNewContext(literal.replace(/;\s*$/, ''), {
    ComponentCreator: (path: string, hash?: string) =>
      hash === undefined ? [path] : [path, getKey(path, hash)],
  }) as readonly Route[];
}

/**
 * Reads routes, chunk names and modules. Core makes some names and hashes of the
 * folder that the project lies in; here they are the same wherever it lies.
 *
 * @param read gives the text of a file that core generates
 * @param folder where these files lie
 */
export function readGenerated(
  read: (name: string) => string,
  folder: string,
): Generated {
  const entry = /webpackChunkName: '([^']+)' \*\/ '([^']+)'/g;
  const modules = Array.from(
    read('registry.js').matchAll(entry),
    ([, name = '', file = '']) => ({ name, file }),
  );
  let names = read('routesChunkNames.json');
  const registry = new Map<string, string>();
  for (const { name, file } of modules) {
    const isLocal = path.isAbsolute(file);
    const local = path.relative(folder, file).replace(/\\/g, '/');
    const stable = isLocal ? getHash(local) : name;
    names = names.replaceAll(`"${name}"`, `"${stable}"`);
    registry.set(stable, isLocal ? `@generated/${local}` : file);
  }
  const trees = JSON.parse(names) as Record<string, ChunkTree>;
  const getKey = (page: string, hash: string): string =>
    getHash(JSON.stringify(trees[`${page}-${hash}`])).slice(0, 4);
  const chunkNames = Object.entries(trees).map(([key, tree]) => {
    const end = key.lastIndexOf('-');
    const page = key.slice(0, end);
    return [`${page}-${getKey(page, key.slice(end + 1))}`, tree];
  });
  return {
    routes: readRoutes(read('routes.js'), getKey),
    chunkNames: Object.fromEntries(chunkNames) as Generated['chunkNames'],
    registry,
  };
}
