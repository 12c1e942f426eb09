import type { RootContent } from 'mdast';
import { heading, link, paragraph, text } from './nodes';

/** What a text says of itself, for those who meet it alone. */
export interface TextOrigin {
  readonly version: string;
  readonly newest: string;
  /** Of the page as people see it. */
  readonly url: string;
  /** Of the list of all pages of the version. */
  readonly list: string;
}

/** The title, and below it the version and where the text comes from. */
export function getHead(
  title: string,
  { version, newest, url, list }: TextOrigin,
): readonly RootContent[] {
  const age =
    version === newest ? 'the newest version' : `the newest is ${newest}`;
  return [
    heading(1, text(title)),
    {
      type: 'blockquote',
      children: [
        paragraph(
          text(`Firebolt JavaScript SDK ${version} (${age}). Page: `),
          link(url, text(url)),
          text('. All pages of this version: '),
          link(list, text(list)),
        ),
      ],
    },
  ];
}
