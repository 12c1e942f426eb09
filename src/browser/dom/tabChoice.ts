import { store } from './storage';

/** What Docusaurus keeps the choice of a group of tabs under, before its name. */
export const TAB_KEY = 'docusaurus.tab.';

/** Event of the document: another tab is chosen. */
export const TAB_CHOSEN = 'tab-chosen';

export type TabChosen = CustomEvent<readonly [group: string, name: string]>;

/** Chooses in all tabs of a group, here and on the next pages. */
export function chooseTab(group: string, name: string): void {
  store(TAB_KEY + group, name);
  document.dispatchEvent(
    new CustomEvent(TAB_CHOSEN, { detail: [group, name] }),
  );
}
