import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { getPlainHtml } from '../../../markdown/page/convertPage';
import { cutContent } from '../../../markdown/page/parseHtml';
import { getText, isElement } from '../../../markdown/page/elements';
import { explainNoDay, parseDay } from '../../../text/parseDay';

export interface ReleaseNews {
  readonly version: string;
  /** ID of the release's heading. */
  readonly id: string;
  readonly date: Date;
  readonly html: string;
}

const VERSION = /^\d+\.\d+\.\d+/;

/** Returns a release's date, which is in italics at the start of the release's text. */
function readDate(first: ElementContent | undefined): Date | undefined {
  const [start] = first && isElement(first) ? first.children : [];
  const isItalic = start && isElement(start) && start.tagName === 'em';
  return parseDay(isItalic ? getText(start) : '');
}

const isHeading = (node: ElementContent): node is Element =>
  isElement(node) && node.tagName === 'h2';

/** @throws if a release has no date; the message names the `source` file */
export function readChangelog(
  html: string,
  url: string,
  source: string,
): readonly ReleaseNews[] {
  const root = getPlainHtml(cutContent(html), url);
  const nodes = (root.children as ElementContent[]).flatMap((node) =>
    // A single element contains the page's text.
    isElement(node) ? node.children : [],
  );
  return nodes.flatMap((node, i) => {
    if (!isHeading(node) || !VERSION.test(getText(node))) return [];
    const rest = nodes.slice(i + 1);
    const end = rest.findIndex(isHeading);
    const content = end < 0 ? rest : rest.slice(0, end);
    const version = getText(node).trim();
    const date = readDate(content.find(isElement));
    if (!date) throw new Error(`${source}: ${explainNoDay(version)}`);
    return [
      {
        version,
        id: String(node.properties['id']),
        date,
        html: toHtml(content).trim(),
      },
    ];
  });
}
