import React from 'react';
import Element from './Element';
import { getChildElements } from './getChildElements';

interface Props {
  /** Name of the element whose children are shown, or `feed` for the root. */
  readonly parent: string;
}

/** Reference of all elements that stand directly in another one. */
export default function FeedElements({ parent }: Props): React.JSX.Element {
  return (
    <>
      {getChildElements(parent).map((element) => (
        <Element key={element.path} element={element} />
      ))}
    </>
  );
}
