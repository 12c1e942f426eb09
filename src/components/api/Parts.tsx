import Link from '@docusaurus/Link';
import type { Part } from '@site/src/openrpc';
import Colored from '../CodeLines/Colored';
import { colorSignature } from './colorSignature';
import Text from './Text';

export const Sentence = ({ parts }: { readonly parts: readonly Part[] }) => (
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

interface Props {
  readonly parts: readonly Part[];
  /** Only signatures are colored, because readers look for them first. */
  readonly isColored?: boolean;
}

export default function Parts({ parts, isColored = false }: Props) {
  return (
    <>
      {parts.map((part, i) => {
        if (typeof part !== 'string')
          return (
            <Link key={i} to={part[1]}>
              {part[0]}
            </Link>
          );
        if (!isColored) return part;
        return <Colored key={i} pieces={colorSignature(part)} />;
      })}
    </>
  );
}
