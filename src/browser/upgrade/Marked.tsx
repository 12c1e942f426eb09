import React from 'react';

/** A sentence in which code stands between marks. */
export default function Marked({
  text,
}: {
  readonly text: string;
}): React.JSX.Element {
  const parts = text.split('`');
  return (
    <>
      {parts.map((part, i) =>
        i % 2 ? <code key={part + String(i)}>{part}</code> : part,
      )}
    </>
  );
}
