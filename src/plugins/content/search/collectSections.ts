import type { Element, Nodes } from 'hast';
import { parseHtml } from '../../../markdown/page/parseHtml';
import {
  findElement,
  hasClass,
  isElement,
} from '../../../markdown/page/elements';
import { CELL, CODE, LINE, type EntryKind } from '../../../search/format';
import { memoizeText } from '../../../text/memoizeText';
import { suggest } from '../../../text/suggest';
import type { WrittenPage } from '../../shared/docsContent';
import { optional, type SearchRecord } from './record';

/** The path is relative to the version: `api/Device/`. */
export interface SearchPage extends Pick<
  WrittenPage,
  'file' | 'path' | 'title' | 'description'
> {
  /** Words that readers search for; `sectionKeywords` groups them by heading ID. */
  readonly keywords: readonly string[];
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
}

/** A heading, with the text up to the next heading. */
interface Section {
  /** `''` for the text above the first heading with an anchor. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

const HEADING = /^h[2-4]$/;

/** Elements whose content isn't indexed, such as buttons and drawings. */
const SKIPPED = /^(?:button|h1|script|style|svg|template)$/;

/** Inline elements, which don't separate words. */
const INLINE = /^(?:a|b|code|em|i|mark|span|strong|wbr)$/;

const TABLE_CELL = /^t[dh]$/;

/** Elements whose entire content is one line of the index. */
const FLAT = /^(?:pre|td|th)$/;

const isSkipped = (node: Element): boolean =>
  SKIPPED.test(node.tagName) ||
  node.properties['data-search'] === 'skip' ||
  hasClass(node, 'hash-link');

/** Returns the marker that separates an element's text from the text before it. */
function getMark(name: string, isHead: boolean): string {
  if (name === 'br') return ' ';
  if (TABLE_CELL.test(name)) return CELL;
  // Column headings are marked as code, so that excerpts don't show them as sentences.
  return name === 'pre' || (name === 'tr' && isHead) ? LINE + CODE : LINE;
}

const clean = (text: string): string =>
  text.replace(/[\s\u200B]+/g, ' ').trim();

const cleanLines = (text: string): string =>
  text
    .split(LINE)
    .map((line) => {
      const isCodeLine = line.startsWith(CODE);
      const cells = line.replace(CODE, '').split(CELL).map(clean);
      const full = cells.filter(Boolean).join(CELL);
      return full && (isCodeLine ? CODE + full : full);
    })
    .filter(Boolean)
    .join(LINE);

/** Parses a page without `href`, because several versions have the same page. */
export const parseSections = memoizeText((html): readonly Section[] => {
  const sections = [{ anchor: '', heading: '', text: '' }];
  let field: 'heading' | 'text' = 'text';
  const add = (text: string): void => {
    const section = sections.at(-1);
    if (section) section[field] += text;
  };
  const visit = (node: Nodes, isFlat: boolean, isHead: boolean): void => {
    if (node.type === 'text') add(node.value.replace(/\s+/g, ' '));
    if (!isElement(node) || isSkipped(node)) return;
    const { tagName: name, properties } = node;
    const anchor = properties['id'] ?? '';
    const isSection = HEADING.test(name) && Boolean(anchor);
    const isInline = INLINE.test(name);
    if (isSection) {
      sections.push({ anchor, heading: '', text: '' });
      field = 'heading';
    } else if (!isInline) add(isFlat ? ' ' : getMark(name, isHead));
    for (const child of node.children) {
      visit(child, isFlat || FLAT.test(name), isHead || name === 'thead');
    }
    if (isSection) field = 'text';
    else if (!isInline && name !== 'br') {
      add(isFlat || TABLE_CELL.test(name) ? ' ' : LINE);
    }
  };
  const content = findElement(parseHtml(html), (node) =>
    hasClass(node, 'theme-doc-markdown'),
  );
  if (content) visit(content, false, false);
  return sections.map(({ anchor, heading, text }) => ({
    anchor,
    heading: clean(heading),
    text: cleanLines(text),
  }));
});

const getKind = (path: string, anchor: string): EntryKind => {
  if (path.startsWith('changelog/') && anchor) return 'changelog';
  return anchor ? 'section' : 'page';
};

/** @throws if `section_keywords` names a heading ID that the page doesn't have */
function checkSections(page: SearchPage, sections: readonly Section[]): void {
  const ids = sections.flatMap(({ anchor }) => anchor || []);
  const errors = Object.keys(page.sectionKeywords)
    .filter((id) => !ids.includes(id))
    .map((id) => `unknown heading ID "${id}". ${suggest(id, ids)}`);
  if (errors.length === 0) return;
  throw new Error(
    `${page.file}: section_keywords in the front matter: ${errors.join(' ')} Correct or delete each unknown ID.`,
  );
}

export function collectSections(
  page: SearchPage,
  sections: readonly Section[],
): SearchRecord[] {
  const { path, title } = page;
  checkSections(page, sections);
  // Links to other pages would repeat what those pages say.
  const own = sections.filter(({ anchor }) => anchor !== 'read-next');
  return own.map(({ anchor, heading, text }) => {
    const address = anchor ? `${path}#${anchor}` : path;
    const kind = getKind(path, anchor);
    return {
      id: `${kind} ${address}`,
      kind,
      name: anchor ? heading : title,
      ...(anchor && { parent: title }),
      path: address,
      ...(!anchor && optional('summary', page.description)),
      ...optional(
        'keywords',
        anchor ? page.sectionKeywords[anchor] : page.keywords,
      ),
      text,
    };
  });
}
