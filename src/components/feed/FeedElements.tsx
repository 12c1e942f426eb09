import type { FeedFormat } from '../../feed/types';
import Element from './Element';
import { getChildElements } from '../../feed/getChildElements';

interface Props {
  /** The content of the page's `gmrss.json`. */
  readonly feed: FeedFormat;
  /** Name of the element whose children are shown, or `feed` for the root. */
  readonly parent: string;
}

/** Reference of all children of an element. */
export default function FeedElements({ feed, parent }: Props) {
  return (
    <>
      {getChildElements(feed, parent).map((element) => (
        <Element key={element.path} feed={feed} element={element} />
      ))}
    </>
  );
}
