import React from 'react';
import Highlight, { defaultProps, type Language } from 'prism-react-renderer';
import Line from '@theme/CodeBlock/Line';

export interface Props {
  readonly code: string;
  readonly className: string;
  readonly language?: string | undefined;
  /** Further classes of each line. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  readonly showLineNumbers: boolean;
}

/** The coloured lines of a code block. */
export default function CodeLines({
  code,
  className,
  language = 'text',
  lineClassNames,
  showLineNumbers,
}: Props): React.JSX.Element {
  return (
    <Highlight
      {...defaultProps}
      // The style sheet has the colours; a theme would be inline styles.
      theme={undefined}
      code={code}
      language={language as Language}
    >
      {({ tokens, getLineProps, getTokenProps }) => (
        <code className={className}>
          {tokens.map((line, i) => (
            <Line
              key={i}
              line={line}
              getLineProps={getLineProps}
              getTokenProps={getTokenProps}
              classNames={[...(lineClassNames[i] ?? [])]}
              showLineNumbers={showLineNumbers}
            />
          ))}
        </code>
      )}
    </Highlight>
  );
}
