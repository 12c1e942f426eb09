import React from 'react';

/** Ids by the id of what has taken their place. */
export type FormerIds = Readonly<Record<string, readonly string[]>>;

/** Targets for links to ids of the former site that no heading has today. */
export default function Former({
  ids = [],
}: {
  readonly ids?: readonly string[] | undefined;
}): React.JSX.Element {
  return (
    <>
      {ids.map((id) => (
        <span key={id} id={id} />
      ))}
    </>
  );
}
