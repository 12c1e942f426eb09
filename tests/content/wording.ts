/** A method, parameter, schema, or other part of a document, with its texts. */
export interface Member {
  /** `methods/device.audio/result`, the same in every version. */
  readonly path: string;
  /** Everything that programs use; excludes prose and examples. */
  readonly structure: string;
  /** Texts with their keys, for example `description: …`. */
  readonly texts: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** Keys whose string values readers see. */
const TEXTS = ['summary', 'description'];

/** The key whose value maps names to text: `{ none: 'Nothing is locked' }`. */
const TEXT_MAP = 'x-enum-descriptions';

/** Keys of examples, which aren't part of a member's structure. */
const EXAMPLES = ['example', 'examples'];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

/** A value as text, with sorted keys, and without texts and examples. */
const printStructure = (value: Json): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (!isObject(inner) || Array.isArray(inner)) return inner;
    const kept = Object.entries(inner).filter(
      ([key, text]) =>
        !(TEXTS.includes(key) && typeof text === 'string') &&
        key !== TEXT_MAP &&
        !(EXAMPLES.includes(key) && ('name' in inner || Array.isArray(text))),
    );
    return Object.fromEntries(kept.sort(([a], [b]) => a.localeCompare(b)));
  });

/** Parts of a document whose text is the same in every version. */
const PARTS = [
  'methods',
  'components',
  'x-modules',
  'x-listeners',
  'x-schema-pages',
];

function findMembers(value: unknown, path: string): readonly Member[] {
  if (!isObject(value)) return [];
  if (path.endsWith(`/${TEXT_MAP}`)) {
    return Object.entries(value).map(([name, text]) => ({
      path: `${path}/${name}`,
      structure: name,
      texts: [String(text)],
    }));
  }
  const inner = Object.entries(value)
    .filter(([key]) => !EXAMPLES.includes(key))
    .flatMap(([key, child]) => {
      // In a list, the name stays the same where the index doesn't.
      const name = Array.isArray(value) && isObject(child) && child['name'];
      const step = typeof name === 'string' ? name : key;
      return findMembers(child, `${path}/${step}`);
    });
  const texts = TEXTS.flatMap((key) =>
    typeof value[key] === 'string' ? [`${key}: ${value[key]}`] : [],
  );
  if (texts.length === 0) return inner;
  return [{ path, structure: printStructure(value), texts }, ...inner];
}

export const getMembers = (document: unknown): readonly Member[] =>
  PARTS.flatMap((part) =>
    findMembers(isObject(document) && document[part], part),
  );
