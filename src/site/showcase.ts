/** A family of devices that run Firebolt apps. */
export interface ShowcaseEntry {
  readonly caption: string;
  /** The drawing's path in `static/`. */
  readonly image: string;
  /** The maker's page about the devices. */
  readonly infoLink: string;
  /** Pinned entries come first. */
  readonly pinned: boolean;
  readonly description: string;
}

const PLACE = 'docusaurus.config.ts: customFields.showcase';

const STRINGS = ['caption', 'image', 'infoLink', 'description'] as const;

function findErrors(entry: unknown, i: number): readonly string[] {
  const fields = Object(entry) as Partial<Record<string, unknown>>;
  const errors = STRINGS.filter(
    (name) => typeof fields[name] !== 'string' || fields[name] === '',
  ).map((name) => `${PLACE}[${i}].${name} must be a non-empty string.`);
  return typeof fields['pinned'] === 'boolean'
    ? errors
    : [...errors, `${PLACE}[${i}].pinned must be true or false.`];
}

/**
 * The showcase from the settings, pinned entries first.
 * @throws one error that lists every missing or invalid field
 */
export function parseShowcase(value: unknown): readonly ShowcaseEntry[] {
  if (!Array.isArray(value)) throw new Error(`${PLACE} must be an array.`);
  const errors = value.flatMap(findErrors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const entries = value as readonly ShowcaseEntry[];
  return [
    ...entries.filter(({ pinned }) => pinned),
    ...entries.filter(({ pinned }) => !pinned),
  ];
}
