import { readEntry } from './entry';
import { ADDRESS_CHANGED } from './pageShown';

/** Writes the state of a tool into the address, without a step of the history. */
export function replaceAddress(address: string): void {
  history.replaceState(readEntry(), '', address);
  document.dispatchEvent(new Event(ADDRESS_CHANGED));
}
