import { readEntry } from './entry';
import { ADDRESS_CHANGED } from './pageShown';

/** Writes a tool's state to the URL without adding a history entry. */
export function replaceAddress(address: string): void {
  history.replaceState(readEntry(), '', address);
  document.dispatchEvent(new Event(ADDRESS_CHANGED));
}
