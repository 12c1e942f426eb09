import React from 'react';
import Original from '@theme-original/TOCCollapsible/CollapseButton';
import type CollapseButtonType from '@theme/TOCCollapsible/CollapseButton';

const CollapseButton = Original as typeof CollapseButtonType;

type Props = React.ComponentProps<typeof CollapseButton>;

/** "On this page" of small screens, which also says aloud if it is open. */
export default function CollapseButtonWrapper(props: Props): React.JSX.Element {
  return <CollapseButton aria-expanded={!props.collapsed} {...props} />;
}
