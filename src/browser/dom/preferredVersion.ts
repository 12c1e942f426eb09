import { readStored, store } from './storage';

/** Plugin id of the site's main docs. */
const MAIN = 'default';

/** Docusaurus' storage key for the version that a reader chose. */
const getKey = (docs: string): string => `docs-preferred-version-${docs}`;

/** The version that a reader chose last; it may no longer exist. */
export const readPreferred = (docs = MAIN): string | null =>
  readStored(getKey(docs));

/** @param version `null` removes the choice */
export function storePreferred(version: string | null, docs = MAIN): void {
  store(getKey(docs), version);
}
