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

/** Keys whose values map names to text: `{ none: 'Nothing is locked' }`. */
const TEXT_MAPS = ['x-enum-descriptions'];

/** Keys of examples, which aren't part of a member's structure. */
const EXAMPLES = ['example', 'examples'];

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function dropTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropTexts);
  if (!isObject(value)) return value;
  const hasName = 'name' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) =>
          !(TEXTS.includes(key) && typeof inner === 'string') &&
          !TEXT_MAPS.includes(key) &&
          !(EXAMPLES.includes(key) && (hasName || Array.isArray(inner))),
      )
      .map(([key, inner]) => [key, dropTexts(inner)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

/** An entry's name; without a name, its index. */
function getStep(value: unknown, index: number): string {
  const name = isObject(value) ? value['name'] : undefined;
  return typeof name === 'string' ? name : String(index);
}

function getChildren(value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) {
    return value.map((inner, i) => [getStep(inner, i), inner] as const);
  }
  return isObject(value) ? Object.entries(value) : [];
}

/** Parts of a document whose text is the same in every version. */
const PARTS = [
  'methods',
  'components',
  'x-modules',
  'x-listeners',
  'x-schema-pages',
];

function findMembers(value: unknown, path: string): readonly Member[] {
  const inner = getChildren(value)
    .filter(([key]) => !EXAMPLES.includes(key))
    .flatMap(([key, child]) => findMembers(child, `${path}/${key}`));
  if (!isObject(value)) return inner;
  if (TEXT_MAPS.some((key) => path.endsWith(`/${key}`))) {
    return Object.entries(value).map(([name, text]) => ({
      path: `${path}/${name}`,
      structure: name,
      texts: [String(text)],
    }));
  }
  const texts = TEXTS.flatMap((key) =>
    typeof value[key] === 'string' ? [`${key}: ${value[key]}`] : [],
  );
  if (texts.length === 0) return inner;
  const structure = JSON.stringify(dropTexts(value));
  return [{ path, structure, texts }, ...inner];
}

export function getMembers(document: unknown): readonly Member[] {
  if (!isObject(document)) return [];
  return PARTS.flatMap((part) => findMembers(document[part], part));
}
