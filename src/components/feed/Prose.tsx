import Link from '@docusaurus/Link';
import type { FeedFormat } from '../../feed/types';
import { splitCode } from '@site/src/text/splitCode';

interface Props {
  readonly feed: FeedFormat;
  /** Plain text with names and values in backticks. */
  readonly children: string;
}

/** Heading id of the only element with this name. */
function getAnchor(feed: FeedFormat, name: string): string | undefined {
  const [element, ...others] = feed.elements.filter(
    (candidate) => candidate.name === name,
  );
  const isPrefixed = name.includes(':');
  return isPrefixed && others.length === 0 ? element?.id : undefined;
}

interface CodeProps {
  readonly feed: FeedFormat;
  readonly text: string;
}

function Code({ feed, text }: CodeProps) {
  const anchor = getAnchor(feed, text);
  const code = <code>{text}</code>;
  return anchor === undefined ? code : <Link to={`#${anchor}`}>{code}</Link>;
}

/** Text from data; renders code as code and links element names. */
export default function Prose({ feed, children }: Props) {
  return (
    <>
      {splitCode(children).map(({ text, isCode }, index) =>
        isCode ? <Code key={index} feed={feed} text={text} /> : text,
      )}
    </>
  );
}
