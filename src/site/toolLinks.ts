/** URLs of the tools that take a version, relative to the site. */
export const TOOLS = {
  playground: '/playground/',
  compare: '/compare/',
  upgrade: '/upgrade/',
} as const;

export type ToolName = keyof typeof TOOLS;

export function findTool(address: string | undefined): ToolName | undefined {
  const names = Object.keys(TOOLS) as ToolName[];
  return names.find((name) => TOOLS[name] === address);
}

/** The page from which a reader opens a tool. */
interface Reading {
  readonly version: string;
  /** The page's module; `''` if the page isn't about one. */
  readonly module: string;
}

/** The module of a page, from its URL: `Device` for `…/api/Device/`. */
export const getModule = (address: string): string =>
  /\/api\/(?:schemas\/)?([A-Z]\w*)/.exec(address)?.[1] ?? '';

/**
 * A version is compared with the newest, and the newest with the previous one.
 * @returns `''` if the tool doesn't support the version, or has nothing to compare it
 * with
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
