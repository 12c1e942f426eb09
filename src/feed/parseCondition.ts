import { parseObject, parseOneOf, parseText, parseTexts } from './parseFields';
import { LIVE_KIND, type Condition } from './types';

/** Content kinds by the word that stands for them all. */
export type KindGroups = Readonly<Record<string, readonly string[]>>;

const CONDITION_KEYS = [
  'kinds',
  'attribute',
  'equals',
  'withoutAttribute',
  'withoutChild',
  'textIsNot',
];

/** A word for several content kinds, or a list of them. */
export function parseKinds(
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

/** When an element becomes required. */
export function parseCondition(
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
