import { store } from './storage';

/** Prefix of Docusaurus' storage keys for tab groups. */
export const TAB_KEY = 'docusaurus.tab.';

/** Fired on the document when another tab is selected. */
export const TAB_CHOSEN = 'tab-chosen';

export type TabChosen = CustomEvent<readonly [group: string, name: string]>;

/** Selects a tab in all tabs of a group, on this page and the next ones. */
export function chooseTab(group: string, name: string): void {
  store(TAB_KEY + group, name);
  document.dispatchEvent(
    new CustomEvent(TAB_CHOSEN, { detail: [group, name] }),
  );
}
