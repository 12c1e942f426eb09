import { readPreferred, storePreferred } from '../dom/preferredVersion';
import { onChange } from '../dom/onChange';

/* Each docs plugin has its own preferred version; a removed version is forgotten. */
onChange(() => {
  const links = document.querySelectorAll<HTMLElement>('.navbar a[data-docs]');
  const names = new Map<string, Set<string | undefined>>();
  for (const { dataset } of links) {
    const { docs = '', version } = dataset;
    names.set(docs, (names.get(docs) ?? new Set()).add(version));
  }
  for (const [docs, versions] of names) {
    const chosen = readPreferred(docs);
    if (chosen !== null && !versions.has(chosen)) storePreferred(null, docs);
  }
});
