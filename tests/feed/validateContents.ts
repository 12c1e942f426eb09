import type {
  FeedAttribute,
  FeedElement,
  FeedFormat,
  FeedNode,
} from '../../src/feed/types';
import {
  isRequired,
  printCondition,
  printKinds,
} from '../../src/feed/conditions';
import { suggest } from '../../src/text/suggest';
import type { FeedProblem } from './FeedProblem';
import { isForKinds } from './isForKinds';
import { validateValue } from './validateValue';

/** What the checks of one element need to know about the place it stands in. */
export interface Place {
  readonly format: FeedFormat;
  readonly kinds: readonly string[];
  /** An update or removal, which may leave elements out. */
  readonly isSparse: boolean;
}

function printReason(value: FeedAttribute, format: FeedFormat): string {
  if (value.requiredWhen === undefined) return '';
  const condition = printCondition(value.requiredWhen, format.videoKinds);
  return ` It is required ${condition.replace(/`/g, '')}.`;
}

export function validateAttributes(
  node: FeedNode,
  element: FeedElement,
  path: string,
  { format, kinds }: Place,
): readonly FeedProblem[] {
  const names = element.attributes.map(({ name }) => name);
  const unknown = Object.keys(node.attributes)
    // Further namespaces do no harm.
    .filter((name) => !names.includes(name) && !name.startsWith('xmlns:'))
    .map((name) => ({
      path: `${path}/@${name}`,
      message: `Unknown attribute "${name}".`,
      fix: names.length
        ? suggest(name, names)
        : `Remove it: ${element.name} has no attributes.`,
    }));
  const known = element.attributes.flatMap((attribute): FeedProblem[] => {
    const value = node.attributes[attribute.name];
    const at = `${path}/@${attribute.name}`;
    if (value !== undefined) {
      const problem = validateValue(value, attribute);
      return problem ? [{ path: at, ...problem }] : [];
    }
    if (!isRequired(attribute, node, kinds)) return [];
    return [
      {
        path: at,
        message: `Missing attribute "${attribute.name}".${printReason(attribute, format)}`,
        fix: `Add it, for instance ${attribute.name}="${attribute.example ?? ''}".`,
      },
    ];
  });
  return [...unknown, ...known];
}

/** Too few, too many, or not for this content kind. */
export function validateOccurrences(
  node: FeedNode,
  child: FeedElement,
  path: string,
  { format, kinds, isSparse }: Place,
): readonly FeedProblem[] {
  const count = node.children.filter(({ name }) => name === child.name).length;
  const at = `${path}/${child.name}`;
  const { appliesTo, cardinality, name } = child;
  if (count === 0 && !isSparse && isRequired(child, node, kinds)) {
    const message = `Missing element "${name}".${printReason(child, format)}`;
    return [{ path: at, message, fix: `Add <${name}> to ${node.name}.` }];
  }
  if (count > 1 && !cardinality.endsWith('n')) {
    const message = `"${name}" stands here ${count} times.`;
    return [{ path: at, message, fix: 'Keep one.' }];
  }
  if (count === 0 || isForKinds(child, kinds)) return [];
  return [
    {
      path: at,
      message: `"${name}" is not for ${kinds.join(', ')}.`,
      fix: `Remove it. It is for ${printKinds(appliesTo, format.videoKinds)}.`,
    },
  ];
}

const getLocalName = (name: string): string =>
  name.slice(name.indexOf(':') + 1).toLowerCase();

/** A missing or wrong prefix is the likeliest mistake. */
export function getUnknownElement(
  { name }: FeedNode,
  path: string,
  known: readonly FeedElement[],
): FeedProblem {
  const names = known.map((element) => element.name);
  const namesake = names.find(
    (other) => getLocalName(other) === getLocalName(name),
  );
  const message = `Unknown element "${name}".`;
  if (names.length === 0) return { path, message, fix: 'Remove it.' };
  const fix = namesake ? `Did you mean "${namesake}"?` : suggest(name, names);
  return { path, message, fix };
}
