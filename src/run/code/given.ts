/** What an app can import. */
export interface Package {
  readonly name: string;
  readonly version: string;
  readonly exports: readonly string[];
}

/** Names that prepared code finds around it; the sandbox gives them. */
export const GIVEN = {
  import: '$import',
  check: '$check',
  value: '$value',
  made: '$made',
  text: '$text',
  into: '$into',
} as const;
