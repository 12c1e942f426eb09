import { readStored, store } from './storage';

/** Where Docusaurus keeps the version that a reader has chosen. */
const KEY = 'docs-preferred-version-default';

/** The version that a reader has chosen last; it may be gone by now. */
export const readPreferred = (): string | null => readStored(KEY);

/** @param version `null` forgets the choice */
export function storePreferred(version: string | null): void {
  store(KEY, version);
}
