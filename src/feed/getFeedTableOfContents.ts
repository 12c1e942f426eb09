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
type TocSection = TocItem | { readonly elementsOf: string };

/**
 * Builds the table of contents of a page without Markdown headings. Docusaurus 2.0.1
 * replaces an exported `toc` if the page has a Markdown `##`.
 */
export const getFeedTableOfContents = (
  feed: FeedFormat,
  sections: readonly TocSection[],
): TocItem[] =>
  sections.flatMap((section) => {
    if (!('elementsOf' in section)) return [section];
    return getChildElements(feed, section.elementsOf).map((element) => {
      const distinction = getDistinction(feed, element);
      const suffix = distinction === undefined ? '' : ` in ${distinction}`;
      const value = `<code>${element.name}</code>${suffix}`;
      return { value, id: element.id, level: 3 };
    });
  });
