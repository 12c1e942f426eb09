import React from 'react';

interface Props {
  /** One paragraph; names of code stand between backticks. */
  readonly children: string;
}

/** Text of the API description, its `code` set as code. */
export default function Text({ children }: Props): React.JSX.Element {
  return (
    <>
      {children
        .split('`')
        .map((piece, i) => (i % 2 ? <code key={i}>{piece}</code> : piece))}
    </>
  );
}
