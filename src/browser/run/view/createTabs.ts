import { create } from '../../dom/create';

let count = 0;

const createId = (): string => `run-${++count}`;

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
  const buttons = new Map<string, HTMLButtonElement>();
  const show = (name: string): void => {
    for (const { name: one, content } of tabs) {
      const isShown = one === name;
      const button = buttons.get(one);
      content.hidden = !isShown;
      button?.setAttribute('aria-selected', String(isShown));
      if (button) button.tabIndex = isShown ? 0 : -1;
    }
  };
  const move = (event: KeyboardEvent, at: number): void => {
    const next = tabs[TARGETS[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    show(next.name);
    buttons.get(next.name)?.focus();
  };
  const list = create('div', {
    className: 'run-tabs',
    attributes: { role: 'tablist', 'aria-label': label },
  });
  const element = create('div', { className: 'run-views' }, list, stage);
  tabs.forEach(({ name, content }, at) => {
    const [buttonId, panelId] = [createId(), createId()];
    const button = create('button', {
      type: 'button',
      id: buttonId,
      className: 'run-tab',
      textContent: name,
      attributes: { role: 'tab', 'aria-controls': panelId },
      onclick: () => {
        show(name);
      },
      onkeydown: (event) => {
        move(event, at);
      },
    });
    buttons.set(name, button);
    const panel = content;
    panel.id = panelId;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', buttonId);
    list.append(button);
    element.append(panel);
  });
  show(tabs[0]?.name ?? '');
  return {
    element,
    show,
    setCount: (name, number) => {
      const button = buttons.get(name);
      if (button) button.textContent = number ? `${name} (${number})` : name;
    },
  };
}
