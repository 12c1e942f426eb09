import React from 'react';
import Link from '@docusaurus/Link';
import { splitCode } from '@site/src/text/splitCode';
import { feedFormat } from './format';

interface Props {
  /** Plain text; names and values stand in backticks. */
  readonly children: string;
}

/** Heading id of the only element with this name. */
function getAnchor(name: string): string | undefined {
  const [element, ...others] = feedFormat.elements.filter(
    (candidate) => candidate.name === name,
  );
  const isPrefixed = name.includes(':');
  return isPrefixed && others.length === 0 ? element?.id : undefined;
}

function Code({ text }: { readonly text: string }): React.JSX.Element {
  const anchor = getAnchor(text);
  const code = <code>{text}</code>;
  return anchor === undefined ? code : <Link to={`#${anchor}`}>{code}</Link>;
}

/** Text of the data, with code set as code and element names linked. */
export default function Prose({ children }: Props): React.JSX.Element {
  return (
    <>
      {splitCode(children).map(({ text, isCode }, index) =>
        isCode ? <Code key={index} text={text} /> : text,
      )}
    </>
  );
}
