import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { getText, isElement } from '../../../markdown/page/elements';
import { explainNoDay, parseDay } from '../../../text/parseDay';

/** A release, as a feed tells of it. */
export interface ReleaseNews {
  readonly version: string;
  /** Id of its heading. */
  readonly id: string;
  /** `2022-08-19T00:00:00Z` */
  readonly date: string;
  readonly html: string;
}

const VERSION = /^\d+\.\d+\.\d+/;

/** The day that begins the text of a release, in italics. */
function readDate(version: string, first: ElementContent | undefined): string {
  const [start] = first && isElement(first) ? first.children : [];
  const isItalic = start && isElement(start) && start.tagName === 'em';
  const date = parseDay(isItalic ? getText(start) : '');
  if (!date) throw new Error(explainNoDay(version));
  return date.toISOString().replace('.000', '');
}

const isHeading = (node: ElementContent): node is Element =>
  isElement(node) && node.tagName === 'h2';

/**
 * The releases of a changelog, as the page has them.
 *
 * @param root the page as plain HTML, with absolute addresses
 * @throws for a release without a day
 */
export function readChangelog(root: Root): readonly ReleaseNews[] {
  const nodes = (root.children as ElementContent[]).flatMap((node) =>
    // The text of a page stands in one element.
    isElement(node) ? node.children : [],
  );
  return nodes.flatMap((node, i) => {
    if (!isHeading(node) || !VERSION.test(getText(node))) return [];
    const rest = nodes.slice(i + 1);
    const end = rest.findIndex(isHeading);
    const content = end < 0 ? rest : rest.slice(0, end);
    const version = getText(node).trim();
    return [
      {
        version,
        id: String(node.properties['id']),
        date: readDate(version, content.find(isElement)),
        html: toHtml(content).trim(),
      },
    ];
  });
}
