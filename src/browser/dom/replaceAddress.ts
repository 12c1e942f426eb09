import { ADDRESS_CHANGED, readEntry } from './entry';

export function replaceAddress(address: string): void {
  history.replaceState(readEntry(), '', address);
  document.dispatchEvent(new Event(ADDRESS_CHANGED));
}
