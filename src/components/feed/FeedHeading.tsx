import Heading from '@theme/Heading';
import { suggest } from '../../text/suggest';
import type { TocItem } from '../../feed/getFeedTableOfContents';

interface Props {
  readonly toc: readonly TocItem[];
  readonly id: string;
}

/** The table of contents defines the heading's text and level. */
export default function FeedHeading({ toc, id }: Props) {
  const item = toc.find((candidate) => candidate.id === id);
  if (!item) {
    const ids = toc.map((candidate) => candidate.id);
    throw new Error(
      `<FeedHeading id="${id}">: not in the table of contents. ${suggest(id, ids)} Add it to getFeedTableOfContents() on this page.`,
    );
  }
  return (
    <Heading as={item.level === 2 ? 'h2' : 'h3'} id={id}>
      {item.value}
    </Heading>
  );
}
