import { splitCode } from '@site/src/text/splitCode';
import Link from '@docusaurus/Link';
import type { Part } from '@site/src/openrpc';
import { colorSignature } from './colorSignature';

interface Props {
  /** One paragraph, with code in backticks. */
  readonly children: string;
}

/** Text from data; renders what is in backticks as code. */
export default function Text({ children }: Props) {
  return (
    <>
      {splitCode(children).map(({ text, isCode }, i) =>
        isCode ? <code key={i}>{text}</code> : text,
      )}
    </>
  );
}

/** A paragraph from data, if there is one. */
export function Paragraph({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p>
      <Text>{text}</Text>
    </p>
  );
}

/** A sentence that can contain links to types. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }) {
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

interface PartsProps {
  readonly parts: readonly Part[];
  /** Whether readers look for it first. */
  readonly isColored?: boolean;
}

function Colored({ code }: { readonly code: string }) {
  return (
    <>
      {colorSignature(code).map(({ text, kind }, i) =>
        kind ? (
          <span key={i} className={`token-${kind}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </>
  );
}

/** Printed code whose type names are links. */
export function Parts({ parts, isColored = false }: PartsProps) {
  return (
    <>
      {parts.map((part, i) => {
        if (typeof part !== 'string')
          return (
            <Link key={i} to={part[1]}>
              {part[0]}
            </Link>
          );
        return isColored ? <Colored key={i} code={part} /> : part;
      })}
    </>
  );
}
