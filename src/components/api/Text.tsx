import React from 'react';
import { splitCode } from '@site/src/text/splitCode';

interface Props {
  /** One paragraph; names of code are between backticks. */
  readonly children: string;
}

/** A text of the data, what is between backticks set as code. */
export default function Text({ children }: Props): React.JSX.Element {
  return (
    <>
      {splitCode(children).map(({ text, isCode }, i) =>
        isCode ? <code key={i}>{text}</code> : text,
      )}
    </>
  );
}
