interface Crumb {
  readonly label: string;
}

/** Leaves out the group when its page is called like it. */
export function dropRepeatedCrumbs<T extends Crumb>(crumbs: readonly T[]): T[] {
  return crumbs.filter((crumb, i) => crumb.label !== crumbs[i + 1]?.label);
}
