import { getClient } from '../client';

export { default } from './SearchPanel';

/** Starts to load the index before the dialog opens. */
export function prepare(folder: string): void {
  getClient(folder);
}
