/** Base paths of other sites on the same host that pages may link to. */
export const NEIGHBORS = [
  // Documents the newer SDKs.
  '/firebolt/',
];
