import React from 'react';
import { control } from '../../site/controls';
import Search from '.';

/** The dialog of the search, before the search has come. */
export default function SearchLayer(): React.JSX.Element {
  return (
    <div className="shell-layer">
      <div className="shell-backdrop" {...control('hide')} />
      <div
        className="shell-search"
        role="dialog"
        aria-modal="true"
        aria-label="Search"
        tabIndex={-1}
        data-island="search"
        data-wake="shown"
      >
        <Search />
      </div>
    </div>
  );
}
