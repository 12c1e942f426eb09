import { ADDRESS_CHANGED, readEntry } from './entry';

/** Writes a tool's state to the URL without adding a history entry. */
export function replaceAddress(address: string): void {
  history.replaceState(readEntry(), '', address);
  document.dispatchEvent(new Event(ADDRESS_CHANGED));
}
