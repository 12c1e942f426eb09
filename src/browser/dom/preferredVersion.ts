import { readStored, store } from './storage';

/** The docs of the site, where it has one set of them. */
const MAIN = 'default';

/** Where Docusaurus keeps the version that a reader has chosen. */
const getKey = (docs: string): string => `docs-preferred-version-${docs}`;

/** The version that a reader has chosen last; it may be gone by now. */
export const readPreferred = (docs = MAIN): string | null =>
  readStored(getKey(docs));

/** @param version `null` forgets the choice */
export function storePreferred(version: string | null, docs = MAIN): void {
  store(getKey(docs), version);
}
