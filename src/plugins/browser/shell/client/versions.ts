import { store } from './storage';

/*
 * Links that lead to another version of the docs: those of the navbar, and the
 * one in the note above an old page.
 */

/** Where core keeps the version that a reader has chosen. */
export const VERSION_KEY = 'docs-preferred-version-default';

function findVersion(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const chosen = link?.closest('.theme-doc-version-banner')
    ? document.querySelector<HTMLElement>('[data-latest]')
    : link;
  return chosen?.dataset['version'];
}

// Links of pages outside of the docs lead to the version chosen last.
addEventListener('click', ({ target }) => {
  const name = findVersion(target);
  if (name) store(VERSION_KEY, name);
});

/** Lets links to the same page of other versions lead to the same place. */
export function keepPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '[data-same-page]',
  )) {
    link.search = location.search;
    link.hash = location.hash;
  }
}
