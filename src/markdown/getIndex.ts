import type { RootContent } from 'mdast';
import { heading, link, list, paragraph, text } from './nodes';

export interface IndexEntry {
  readonly title: string;
  readonly url: string;
  readonly description?: string;
}

export interface IndexSection {
  readonly title: string;
  readonly entries: readonly IndexEntry[];
}

/**
 * A list of pages for tools that read.
 * @see https://llmstxt.org
 */
export function getIndex(
  title: string,
  summary: string,
  notes: string,
  sections: readonly IndexSection[],
): readonly RootContent[] {
  return [
    heading(1, text(title)),
    { type: 'blockquote', children: [paragraph(text(summary))] },
    paragraph(text(notes)),
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .flatMap((section) => [
        heading(2, text(section.title)),
        list(
          section.entries.map(({ title: name, url, description }) => [
            paragraph(
              link(url, text(name)),
              ...(description ? [text(`: ${description}`)] : []),
            ),
          ]),
        ),
      ]),
  ];
}
