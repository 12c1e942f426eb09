import { create } from '../../dom/create';

let count = 0;

export interface Tab {
  readonly name: string;
  readonly content: HTMLElement;
}

export interface Tabs {
  readonly element: HTMLElement;
  readonly show: (name: string) => void;
  /** Shows a number next to a name. */
  readonly setCount: (name: string, count: number) => void;
}

/** The index of the tab that a key selects. */
const TARGETS: Readonly<
  Record<string, (index: number, count: number) => number>
> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Creates tabs with the keys of the ARIA pattern: arrows, Home and End.
 * @param stage placed between the tabs and their panels
 */
export function createTabs(
  label: string,
  stage: HTMLElement,
  tabs: readonly Tab[],
): Tabs {
  const entries = tabs.map(({ name, content }, at) => {
    const id = `run-${++count}`;
    const panel = content;
    panel.id = `${id}-panel`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', id);
    const button = create('button', {
      type: 'button',
      id,
      className: 'run-tab',
      textContent: name,
      attributes: { role: 'tab', 'aria-controls': panel.id },
      onclick: () => {
        show(name);
      },
      onkeydown: (event) => {
        const next = entries[TARGETS[event.key]?.(at, tabs.length) ?? -1];
        if (!next) return;
        event.preventDefault();
        show(next.name);
        next.button.focus();
      },
    });
    return { name, button, panel };
  });
  const show = (name: string): void => {
    for (const { name: one, button, panel } of entries) {
      const isShown = one === name;
      panel.hidden = !isShown;
      button.setAttribute('aria-selected', String(isShown));
      button.tabIndex = isShown ? 0 : -1;
    }
  };
  show(tabs[0]?.name ?? '');
  const list = create(
    'div',
    {
      className: 'run-tabs',
      attributes: { role: 'tablist', 'aria-label': label },
    },
    ...entries.map(({ button }) => button),
  );
  const panels = entries.map(({ panel }) => panel);
  return {
    element: create('div', { className: 'run-views' }, list, stage, ...panels),
    show,
    setCount: (name, number) => {
      const button = entries.find((entry) => entry.name === name)?.button;
      if (button) button.textContent = number ? `${name} (${number})` : name;
    },
  };
}
