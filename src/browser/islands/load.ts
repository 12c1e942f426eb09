import type { ComponentType } from 'react';
import type { IslandName } from '../../site/islands';

/** What an island gets besides its props. */
export interface HostProps {
  /** The placeholder, which the server has printed. */
  readonly host: HTMLElement;
}

type Island = ComponentType<never>;

const LOADERS: Readonly<
  Record<IslandName, () => Promise<{ readonly default?: Island }>>
> = {
  compare: () => import(/* webpackChunkName: "compare" */ '../compare'),
  nearest: () => import(/* webpackChunkName: "nearest" */ '../nearest'),
  playground: () =>
    import(/* webpackChunkName: "playground" */ '../playground'),
  search: () => import(/* webpackChunkName: "search" */ '../search'),
  upgrade: () => import(/* webpackChunkName: "upgrade" */ '../upgrade'),
};

interface Loaded {
  readonly Component: Island;
  readonly mount: typeof import('./mount').mount;
}

/** Loads an island with what runs it; what has failed is asked for again. */
export async function loadIsland(name: IslandName): Promise<Loaded> {
  const [{ mount }, { default: Component }] = await Promise.all([
    import(/* webpackChunkName: "mount" */ './mount'),
    LOADERS[name](),
  ]);
  if (!Component) {
    throw new Error(`The page component "${name}" has no default export.`);
  }
  return { mount, Component };
}
