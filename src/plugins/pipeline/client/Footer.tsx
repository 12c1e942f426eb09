import React, { useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useLinks from './useLinks';

/** The foot of the page that came first; it is the same on all pages. */
const found = document.querySelector('footer');
const html = found?.innerHTML ?? '';

/** Stands for the theme's footer, which React need not make a second time. */
export default function Footer(): React.JSX.Element {
  const isHydrating = !useIsBrowser();
  const [__html] = useState(isHydrating ? '' : html);
  const handlers = useLinks();
  return (
    <footer
      className={found?.className}
      dangerouslySetInnerHTML={{ __html }}
      {...handlers}
    />
  );
}
