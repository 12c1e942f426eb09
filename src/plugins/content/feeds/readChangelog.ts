import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { getText, isElement } from '../../../markdown/page/elements';
import { explainNoDay, parseDay } from '../../../text/parseDay';

/** A release in a feed. */
export interface ReleaseNews {
  readonly version: string;
  /** ID of the release's heading. */
  readonly id: string;
  /** `2022-08-19T00:00:00Z` */
  readonly date: string;
  readonly html: string;
}

const VERSION = /^\d+\.\d+\.\d+/;

/** The date of a release, which is in italics at the start of its text. */
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
 * The releases of a changelog page, in the page's order.
 *
 * @param root the page as plain HTML with absolute URLs
 * @throws if a release has no date
 */
export function readChangelog(root: Root): readonly ReleaseNews[] {
  const nodes = (root.children as ElementContent[]).flatMap((node) =>
    // One element contains the whole text of a page.
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
