import { suggest } from '../text/suggest';
import type { FeedElement, FeedFormat } from './types';

/** Parent name of the root element. */
const DOCUMENT = 'feed';

/**
 * @param parent name of an element with child elements, or `feed` for the root
 * @throws if no element with children has this name
 */
export function getChildElements(
  { elements }: FeedFormat,
  parent: string,
): readonly FeedElement[] {
  const parents = elements.filter(({ path }) =>
    elements.some((element) => element.parent === path),
  );
  const path =
    parent === DOCUMENT
      ? ''
      : parents.find(({ name }) => name === parent)?.path;
  if (path === undefined) {
    const names = [DOCUMENT, ...parents.map(({ name }) => name)];
    throw new Error(
      `Feed reference: the element "${parent}" is unknown or has no child elements. ${suggest(parent, names)} Correct the parent of FeedElements or FeedMap, or elementsOf in the table of contents.`,
    );
  }
  return elements.filter((element) => element.parent === path);
}

/** Returns the parent's name if several elements of the feed have this element's name. */
export function getDistinction(
  { elements }: FeedFormat,
  { name, parent }: FeedElement,
): string | undefined {
  const namesakes = elements.filter((element) => element.name === name);
  return namesakes.length > 1
    ? parent.slice(parent.lastIndexOf('/') + 1)
    : undefined;
}
