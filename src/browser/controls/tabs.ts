import { onChange } from '../dom/onChange';
import {
  readStored,
  chooseTab,
  TAB_CHOSEN,
  TAB_KEY,
  type TabChosen,
} from '../dom/storage';
import { moveFocus, ROW_KEYS } from './moveFocus';
import { onPress } from './press';

/* Tabs as WAI-ARIA defines them. A choice applies to the whole group, on all pages. */

const getTabs = (tabs: Element): HTMLElement[] => [
  // Nested tabs are excluded.
  ...tabs.querySelectorAll<HTMLElement>(':scope > * > [data-control="tab"]'),
];

const getName = ({ dataset }: HTMLElement): string => dataset['name'] ?? '';

const getPanels = (tabs: Element): HTMLElement[] => [
  ...tabs.querySelectorAll<HTMLElement>(':scope > [data-tab]'),
];

/** Returns false if the panel doesn't exist. */
function show(tabs: HTMLElement, name: string): boolean {
  const panels = getPanels(tabs);
  if (!panels.some((panel) => panel.dataset['tab'] === name)) return false;
  tabs.dataset['chosen'] = name;
  getTabs(tabs).forEach((tab) => {
    const isChosen = getName(tab) === name;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  });
  for (const panel of panels)
    panel.toggleAttribute('data-shown', panel.dataset['tab'] === name);
  return true;
}

let count = 0;

function prepare(tabs: HTMLElement): void {
  const buttons = getTabs(tabs);
  buttons[0]?.parentElement?.setAttribute('role', 'tablist');
  getPanels(tabs).forEach((panel, i) => {
    const tab = buttons[i];
    if (!tab) return;
    count += 1;
    tab.id = `tab-${count}`;
    panel.id = `panel-${count}`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  });
  const group = tabs.dataset['tabs'];
  const stored = group ? readStored(TAB_KEY + group) : null;
  if ((stored === null || !show(tabs, stored)) && buttons[0])
    show(tabs, tabs.dataset['initial'] ?? getName(buttons[0]));
}

/** Selects a tab in all tabs of its group; the clicked tab stays in place on the screen. */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  const group = tabs?.dataset['tabs'];
  if (!tabs || group === undefined) return;
  const name = getName(tab);
  const { top } = tab.getBoundingClientRect();
  if (group) chooseTab(group, name);
  else show(tabs, name);
  scrollBy(0, tab.getBoundingClientRect().top - top);
}

document.addEventListener(TAB_CHOSEN, (event) => {
  const [group, name] = (event as TabChosen).detail;
  for (const tabs of document.querySelectorAll<HTMLElement>(
    `[data-tabs="${CSS.escape(group)}"]`,
  )) {
    show(tabs, name);
  }
});

onPress('tab', choose);

document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset['control'] !== 'tab')
    return;
  const tabs = target.closest('[data-tabs]');
  if (!tabs || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = getTabs(tabs);
  const at = all.indexOf(target);
  const next = all[moveFocus(ROW_KEYS[key] ?? '', at, all.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus({ preventScroll: true });
});

/** Shows the tab panel that contains the target of the URL's fragment. */
function showTarget(): void {
  const target = document.querySelector(':target');
  const panel = target?.closest<HTMLElement>('[data-tab]');
  const tabs = panel?.closest<HTMLElement>('[data-tabs]');
  if (!target || !tabs || panel?.hasAttribute('data-shown')) return;
  show(tabs, panel?.dataset['tab'] ?? '');
  target.scrollIntoView();
}

onChange(() => {
  const fresh = document.querySelectorAll<HTMLElement>(
    '[data-tabs]:not([data-chosen])',
  );
  fresh.forEach(prepare);
  if (fresh.length) showTarget();
});
addEventListener('hashchange', showTarget);
