/** Tools that take a version, and their addresses below the site. */
export const TOOLS = {
  playground: '/playground/',
  compare: '/compare/',
  upgrade: '/upgrade/',
} as const;

export type ToolName = keyof typeof TOOLS;

/** Where a reader comes from. */
export interface Reading {
  readonly version: string;
  /** The module that the page is about; `''` for none. */
  readonly module: string;
}

/** The module that an address is about: that of `…/api/Device/` is `Device`. */
export const getModule = (address: string): string =>
  /\/api\/(?:schemas\/)?([A-Z]\w*)/.exec(address)?.[1] ?? '';

/**
 * What a tool is told of where the reader is, as a query. A version is compared
 * with the newest; the newest with the one before.
 *
 * @param versions all that tools know, in the order of age, either way
 * @returns `''` where the tool can do nothing with it
 */
export function getToolQuery(
  tool: ToolName,
  { version, module }: Reading,
  versions: readonly string[],
  newest: string,
): string {
  const place = versions.indexOf(version);
  if (place < 0) return '';
  if (tool === 'playground') return `?version=${version}`;
  const isReversed = versions[0] === newest;
  const before = versions[place + (isReversed ? 1 : -1)];
  const from = version === newest ? before : version;
  if (from === undefined) return '';
  const query = `?from=${from}&to=${newest}`;
  return tool === 'compare' && module ? `${query}&module=${module}` : query;
}
