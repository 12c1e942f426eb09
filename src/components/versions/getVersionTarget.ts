interface Place {
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
}

/** Global data names pages without the slash that every address ends in. */
const addSlash = (path: string): string =>
  path.endsWith('/') ? path : `${path}/`;

/**
 * Where a reader of the current page lands in another version: on the same
 * page at the same place, or on the start page, where the place means nothing.
 */
export default function getVersionTarget(
  samePage: string | undefined,
  startPage: string,
  { search, hash }: Place,
): string {
  return samePage === undefined
    ? addSlash(startPage)
    : `${addSlash(samePage)}${search}${hash}`;
}
