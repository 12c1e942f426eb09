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

/** Reads `.docusaurus/routes.js`, which holds nothing but one literal. */
export function readRoutes(source: string): readonly Route[] {
  const literal = source.slice(source.indexOf('export default') + 14);
  return runInNewContext(literal.replace(/;\s*$/, ''), {
    ComponentCreator: (...args: string[]) => args,
  }) as readonly Route[];
}

/** Reads `.docusaurus/registry.js`: the module of each chunk. */
export function readRegistry(source: string): ReadonlyMap<string, string> {
  const entry = /webpackChunkName: '([^']+)' \*\/ '([^']+)'/g;
  return new Map(
    Array.from(source.matchAll(entry), ([, name = '', file = '']) => [
      name,
      file,
    ]),
  );
}
