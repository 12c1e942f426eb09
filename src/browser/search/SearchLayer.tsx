import { control } from '../../site/controls';
import Search from '.';

/** The search dialog, before the search has loaded. */
export default function SearchLayer() {
  return (
    <dialog className="shell-layer" aria-label="Search">
      <div className="shell-backdrop" {...control('hide')} />
      <div className="shell-search" data-client="search">
        <Search />
      </div>
    </dialog>
  );
}
