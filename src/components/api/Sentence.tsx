import Link from '@docusaurus/Link';
import type { Part } from '@site/src/openrpc';
import Text from './Text';

interface Props {
  readonly parts: readonly Part[];
}

/** A sentence that can contain links to types. */
export default function Sentence({ parts }: Props) {
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          <Text key={i}>{part}</Text>
        ) : (
          <Link key={i} to={part[1]}>
            <code>{part[0]}</code>
          </Link>
        ),
      )}
    </>
  );
}
