import { getChildElements, getDistinction } from './getChildElements';
import type { FeedFormat } from './types';

/** An entry in Docusaurus's format. */
export interface TocItem {
  /** HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** A heading of the page, or the headings that `<FeedElements>` renders. */
export type TocSection = TocItem | { readonly elementsOf: string };

function getElementItems(feed: FeedFormat, parent: string): readonly TocItem[] {
  return getChildElements(feed, parent).map((element) => {
    const distinction = getDistinction(feed, element);
    const suffix = distinction === undefined ? '' : ` in ${distinction}`;
    return {
      value: `<code>${element.name}</code>${suffix}`,
      id: element.id,
      level: 3,
    };
  });
}

/**
 * Builds the table of contents of a page without Markdown headings. Docusaurus 2.0.1
 * replaces an exported `toc` if the page has a Markdown `##`.
 */
export function getFeedTableOfContents(
  feed: FeedFormat,
  sections: readonly TocSection[],
): TocItem[] {
  return sections.flatMap((section) =>
    'elementsOf' in section
      ? getElementItems(feed, section.elementsOf)
      : [section],
  );
}
