/** What an app can import. */
export interface Package {
  readonly name: string;
  readonly version: string;
  readonly exports: readonly string[];
}

/** What prepared code finds around it; the sandbox gives it. */
const GIVEN = ['import', 'check', 'value', 'made', 'text', 'into'] as const;

/** Names for it that the code itself does not use. */
export type GivenNames = Readonly<Record<(typeof GIVEN)[number], string>>;

/**
 * Code that had these names for its own would be rid of its guards.
 * @param used all names in the code
 */
export function chooseNames(used: ReadonlySet<string>): GivenNames {
  let end = '';
  while (GIVEN.some((name) => used.has(`$${name}${end}`))) end += '_';
  const names = GIVEN.map((name) => [name, `$${name}${end}`] as const);
  return Object.fromEntries(names) as GivenNames;
}
