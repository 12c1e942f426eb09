/** Roots of other sites on this host that pages may link to. */
export const NEIGHBORS = [
  // Documents the newer SDKs.
  '/firebolt/',
];
