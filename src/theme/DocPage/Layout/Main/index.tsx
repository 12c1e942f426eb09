import type { ReactElement } from 'react';
import Original from '@theme-original/DocPage/Layout/Main';
import type { Props } from '@theme/DocPage/Layout/Main';

const Main = Original as (props: Props) => ReactElement;

/** Adds the target of the skip link. */
export default function DocPageLayoutMain(props: Props) {
  return (
    <>
      <span id="main" />
      <Main {...props} />
    </>
  );
}
