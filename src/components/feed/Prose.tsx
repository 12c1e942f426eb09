import Link from '@docusaurus/Link';
import type { FeedFormat } from '../../feed/types';
import { splitCode } from '@site/src/text/splitCode';

interface Props {
  readonly feed: FeedFormat;
  /** Plain text with names and values in backticks. */
  readonly children: string;
}

export default function Prose({ feed, children }: Props) {
  return (
    <>
      {splitCode(children).map(({ text, isCode }, i) => {
        if (!isCode) return text;
        const [element, ...others] = feed.elements.filter(
          ({ name }) => name === text && name.includes(':'),
        );
        const code = <code key={i}>{text}</code>;
        if (!element || others.length > 0) return code;
        return (
          <Link key={i} to={`#${element.id}`}>
            {code}
          </Link>
        );
      })}
    </>
  );
}
