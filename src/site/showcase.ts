/** A family of devices that run Firebolt apps. */
export interface ShowcaseEntry {
  readonly caption: string;
  /** Drawing below `static/`. */
  readonly image: string;
  /** The maker's page about the devices. */
  readonly infoLink: string;
  /** Whether it comes before those that are not. */
  readonly pinned: boolean;
  readonly description: string;
}

const PLACE = 'docusaurus.config.ts: customFields.showcase';

const TEXTS = ['caption', 'image', 'infoLink', 'description'] as const;

function findFaults(entry: unknown, i: number): readonly string[] {
  const fields = Object(entry) as Partial<Record<string, unknown>>;
  const faults = TEXTS.filter(
    (name) => typeof fields[name] !== 'string' || fields[name] === '',
  ).map((name) => `${PLACE}[${i}].${name} must be a non-empty string.`);
  return typeof fields['pinned'] === 'boolean'
    ? faults
    : [...faults, `${PLACE}[${i}].pinned must be true or false.`];
}

/**
 * The showcase of the settings, pinned entries first.
 * @throws for an entry that is not whole, with all that is wrong
 */
export function parseShowcase(value: unknown): readonly ShowcaseEntry[] {
  if (!Array.isArray(value)) throw new Error(`${PLACE} must be an array.`);
  const faults = value.flatMap(findFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const entries = value as readonly ShowcaseEntry[];
  return [
    ...entries.filter(({ pinned }) => pinned),
    ...entries.filter(({ pinned }) => !pinned),
  ];
}
