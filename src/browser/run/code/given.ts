export interface Package {
  readonly name: string;
  readonly version: string;
  readonly exports: readonly string[];
}

/** Globals that the sandbox injects into prepared code. */
const GIVEN = ['import', 'check', 'value'] as const;

/** The names of these globals in the code. */
export type GivenNames = Readonly<Record<(typeof GIVEN)[number], string>>;

/** Chooses names that the code doesn't use: shadowed names would disable the guards. */
export function chooseNames(used: ReadonlySet<string>): GivenNames {
  let end = '';
  while (GIVEN.some((name) => used.has(`$${name}${end}`))) end += '_';
  const names = GIVEN.map((name) => [name, `$${name}${end}`] as const);
  return Object.fromEntries(names) as GivenNames;
}
