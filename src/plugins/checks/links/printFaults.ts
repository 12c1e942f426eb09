import type { SiteFault } from './findFaults';

/** The first ones are enough to find the cause. */
const MAX_PAGES_SHOWN = 3;

/**
 * All faults as lines `page → target: what and how to mend it`.
 * @param sources file of a page, by its URL path
 */
export function printFaults(
  faults: readonly SiteFault[],
  sources: ReadonlyMap<string, string> = new Map(),
): string {
  return faults
    .map(({ pages, target, message }) => {
      const shown = pages
        .slice(0, MAX_PAGES_SHOWN)
        .map((page) => sources.get(page) ?? page)
        .join(', ');
      const more = pages.length - MAX_PAGES_SHOWN;
      const rest = more > 0 ? ` and ${more} more` : '';
      return `${shown}${rest} → ${target}: ${message}`;
    })
    .join('\n');
}
