import { Parser } from 'htmlparser2';
import { CELL, CODE, LINE, type EntryKind } from '../../../search/format';
import { suggest } from '../../../text/suggest';
import { optional, type SearchRecord } from './record';

/** The fields of a docs page that the search uses. */
export interface SearchPage {
  /** Relative to the version: `api/Device/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Words that readers search for; `sectionKeywords` has them by heading ID. */
  readonly keywords: readonly string[];
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
}

/** A heading, with the text up to the next heading. */
export interface Section {
  /** `''` for the text above the first heading with an anchor. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

type Draft = { -readonly [Key in keyof Section]: Section[Key] };

/** Elements that aren't text, such as buttons, drawings and heading links. */
const SKIPPED = new Set(['button', 'script', 'style', 'svg', 'template']);
const SKIPPED_CLASS = /\bhash-link\b/;
const HEADING = /^h[2-4]$/;

/** Inline elements, which don't separate words. */
const INLINE = new Set([
  'a',
  'b',
  'code',
  'em',
  'i',
  'mark',
  'span',
  'strong',
  'wbr',
]);

/** Void elements, which don't increase the depth. */
const WITHOUT_END_TAG = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'wbr',
  'col',
]);

/** Elements whose whole content is one line of the index. */
const FLAT = new Set(['pre', 'td', 'th']);

/** The marker that separates an element's text from the text before it. */
function getMark(name: string, isHead: boolean): string {
  if (name === 'td' || name === 'th') return CELL;
  if (name === 'br') return ' ';
  // Marked as code, because column headings aren't a sentence for an excerpt.
  if (name === 'pre' || (name === 'tr' && isHead)) return LINE + CODE;
  return LINE;
}

/** Collects sections while parsing; tracks headings, skipped parts and lines by depth. */
class SectionReader {
  readonly sections: Draft[] = [{ anchor: '', heading: '', text: '' }];
  private depth = 0;
  private start = 0;
  private skippedFrom = 0;
  private headingFrom = 0;
  private flatFrom = 0;
  private headFrom = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const { class: classes = '', id = '', 'data-search': role } = attributes;
    if (!WITHOUT_END_TAG.has(name)) this.depth += 1;
    if (!this.start && /\btheme-doc-markdown\b/.test(classes)) {
      this.start = this.depth;
    }
    if (!this.start || this.skippedFrom) return;
    if (
      role === 'skip' ||
      SKIPPED.has(name) ||
      name === 'h1' ||
      SKIPPED_CLASS.test(classes)
    ) {
      this.skippedFrom = this.depth;
    } else if (HEADING.test(name) && id) {
      this.sections.push({ anchor: id, heading: '', text: '' });
      this.headingFrom = this.depth;
    } else if (!INLINE.has(name)) {
      if (name === 'thead') this.headFrom = this.depth;
      this.mark(this.flatFrom ? ' ' : getMark(name, this.headFrom > 0));
      if (FLAT.has(name)) this.flatFrom ||= this.depth;
    }
  }

  add(text: string): void {
    this.mark(text.replace(/\s+/g, ' '));
  }

  private mark(text: string): void {
    const section = this.sections[this.sections.length - 1];
    if (!this.start || this.skippedFrom || !section) return;
    if (this.headingFrom) section.heading += text;
    else section.text += text;
  }

  close(name: string): void {
    if (WITHOUT_END_TAG.has(name)) return;
    if (this.depth === this.flatFrom) this.flatFrom = 0;
    if (this.depth === this.headFrom) this.headFrom = 0;
    if (!INLINE.has(name)) {
      const isInside = this.flatFrom > 0 || name === 'td' || name === 'th';
      this.mark(isInside ? ' ' : LINE);
    }
    if (this.depth === this.skippedFrom) this.skippedFrom = 0;
    if (this.depth === this.headingFrom) this.headingFrom = 0;
    if (this.depth === this.start) this.start = 0;
    this.depth -= 1;
  }
}

const clean = (text: string): string =>
  text.replace(/[\s\u200B]+/g, ' ').trim();

/** Removes empty lines and cells, and redundant markers. */
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

/** The sections of a built page. */
export function parseSections(html: string): readonly Section[] {
  const reader = new SectionReader();
  const parser = new Parser({
    onopentag: (name, attributes) => {
      reader.open(name, attributes);
    },
    ontext: (text) => {
      reader.add(text);
    },
    onclosetag: (name) => {
      reader.close(name);
    },
  });
  parser.end(html);
  return reader.sections.map(({ anchor, heading, text }) => ({
    anchor,
    heading: clean(heading),
    text: cleanLines(text),
  }));
}

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
    `${page.path}: section_keywords in the front matter: ${errors.join(' ')} Correct or delete it.`,
  );
}

/** The records of a page and its sections. */
export function collectSections(
  page: SearchPage,
  sections: readonly Section[],
): SearchRecord[] {
  const { path, title } = page;
  checkSections(page, sections);
  return sections.map(({ anchor, heading, text }) => {
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
