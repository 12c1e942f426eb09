/** The exports that an app can import. */
export interface Package {
  readonly name: string;
  readonly version: string;
  readonly exports: readonly string[];
}

/** Globals that the sandbox injects into prepared code. */
const GIVEN = ['import', 'check', 'value'] as const;

/** The names under which the code gets these globals. */
export type GivenNames = Readonly<Record<(typeof GIVEN)[number], string>>;

/**
 * Chooses names that the code doesn't use, because code that shadows them would disable
 * its guards.
 *
 * @param used all names in the code
 */
export function chooseNames(used: ReadonlySet<string>): GivenNames {
  let end = '';
  while (GIVEN.some((name) => used.has(`$${name}${end}`))) end += '_';
  const names = GIVEN.map((name) => [name, `$${name}${end}`] as const);
  return Object.fromEntries(names) as GivenNames;
}
