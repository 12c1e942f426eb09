import {
  VALUE_TYPES,
  type FeedAttribute,
  type FeedElement,
  type FeedFormat,
  LIVE_KIND,
  type Condition,
} from './types';
import {
  fail,
  parseFlag,
  parseList,
  parseObject,
  parseOneOf,
  parseText,
  parseTexts,
  type Data,
} from './parseFields';

/** Groups of content kinds by name. */
type KindGroups = Readonly<Record<string, readonly string[]>>;

const CONDITION_KEYS = [
  'kinds',
  'attribute',
  'equals',
  'withoutAttribute',
  'withoutChild',
  'textIsNot',
];

/** Parses the name of a group of content kinds, or a list of kinds. */
function parseKinds(
  value: unknown,
  groups: KindGroups,
  where: string,
): readonly string[] {
  if (typeof value === 'string') {
    const name = parseOneOf(value, Object.keys(groups), where);
    return groups[name] ?? [];
  }
  const known = [...(groups['all'] ?? []), LIVE_KIND];
  return parseTexts(value, where).map((kind, i) =>
    parseOneOf(kind, known, `${where}/${i}`),
  );
}

/** Parses the condition that makes an element required. */
function parseCondition(
  value: unknown,
  groups: KindGroups,
  where: string,
): Condition {
  const data = parseObject(value, CONDITION_KEYS, where);
  const text = (key: string) => parseText(data[key], `${where}/${key}`);
  if ('kinds' in data) {
    return { kinds: parseKinds(data['kinds'], groups, `${where}/kinds`) };
  }
  if ('attribute' in data) {
    return { attribute: text('attribute'), equals: text('equals') };
  }
  if ('withoutAttribute' in data) {
    return { withoutAttribute: text('withoutAttribute') };
  }
  if ('withoutChild' in data) return { withoutChild: text('withoutChild') };
  return { textIsNot: parseTexts(data['textIsNot'], `${where}/textIsNot`) };
}

/** Keys that attributes and elements share. */
const VALUE_KEYS = [
  'type',
  'unit',
  'required',
  'requiredWhen',
  'values',
  'open',
  'default',
  'example',
  'description',
  'note',
];

const ATTRIBUTE_KEYS = [...VALUE_KEYS, 'name'];

const ELEMENT_KEYS = [
  ...VALUE_KEYS,
  'path',
  'id',
  'cardinality',
  'appliesTo',
  'attributes',
];

const CARDINALITIES = ['0..1', '1', '0..n', '1..n'] as const;

function parseValue(
  data: Data,
  name: string,
  groups: KindGroups,
  where: string,
): FeedAttribute {
  function optional<T>(
    key: string,
    parse: (value: unknown, where: string) => T,
  ): T | undefined {
    return key in data ? parse(data[key], `${where}/${key}`) : undefined;
  }
  return {
    name,
    type: parseOneOf(data['type'], VALUE_TYPES, `${where}/type`),
    unit: optional('unit', parseText),
    required: parseFlag(data['required'], `${where}/required`),
    requiredWhen: optional('requiredWhen', (value, at) =>
      parseCondition(value, groups, at),
    ),
    values: optional('values', parseTexts),
    open: optional('open', parseFlag),
    default: optional('default', parseText),
    example: optional('example', parseText),
    description: parseText(data['description'], `${where}/description`),
    note: optional('note', parseText),
  };
}

function parseElement(
  value: unknown,
  groups: KindGroups,
  where: string,
): FeedElement {
  const data = parseObject(value, ELEMENT_KEYS, where);
  const path = parseText(data['path'], `${where}/path`);
  const slash = path.lastIndexOf('/');
  const attributes = parseList(data['attributes'] ?? [], `${where}/attributes`);
  return {
    ...parseValue(data, path.slice(slash + 1), groups, where),
    path,
    parent: path.slice(0, Math.max(slash, 0)),
    id: parseText(data['id'], `${where}/id`),
    cardinality: parseOneOf(
      data['cardinality'],
      CARDINALITIES,
      `${where}/cardinality`,
    ),
    appliesTo: parseKinds(data['appliesTo'], groups, `${where}/appliesTo`),
    attributes: attributes.map((attribute, i) => {
      const at = `${where}/attributes/${i}`;
      const fields = parseObject(attribute, ATTRIBUTE_KEYS, at);
      return parseValue(
        fields,
        parseText(fields['name'], `${at}/name`),
        groups,
        at,
      );
    }),
  };
}

/** Checks that every parent is described, and that heading ids are unique. */
function checkTree(elements: readonly FeedElement[]): void {
  const paths = new Set(elements.map(({ path }) => path));
  const ids = new Set<string>();
  elements.forEach(({ id, parent }, i) => {
    if (parent !== '' && !paths.has(parent)) {
      fail(
        `/elements/${i}/path`,
        `unknown parent element "${parent}". Add an entry for it.`,
      );
    }
    if (ids.has(id))
      fail(
        `/elements/${i}/id`,
        `the ID "${id}" is already used. Choose another one.`,
      );
    ids.add(id);
  });
}

/**
 * Parses the description of the feed format.
 * @throws with file, JSON pointer and fix of the first error
 */
export function parseFeedFormat(json: unknown, file: string): FeedFormat {
  try {
    return parseFormat(json);
  } catch (error) {
    throw new Error(`${file}${error instanceof Error ? error.message : ''}`);
  }
}

function parseFormat(json: unknown): FeedFormat {
  const keys = ['kinds', 'liveStreamingClasses', 'elements'];
  const data = parseObject(json, keys, '');
  const kinds = parseObject(data['kinds'], ['all', 'video'], '/kinds');
  const all = parseTexts(kinds['all'], '/kinds/all');
  const video = parseTexts(kinds['video'], '/kinds/video');
  const groups = { all, video, feed: [] };
  const elements = parseList(data['elements'], '/elements').map((element, i) =>
    parseElement(element, groups, `/elements/${i}`),
  );
  checkTree(elements);
  return {
    kinds: all,
    videoKinds: video,
    liveStreamingClasses: parseTexts(
      data['liveStreamingClasses'],
      '/liveStreamingClasses',
    ),
    elements,
  };
}
