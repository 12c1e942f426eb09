import { moveFocus, ROW_KEYS } from '../../controls/moveFocus';
import { create } from '../../dom/create';

let count = 0;

/** @param panels by the name of their tab; the first panel is shown */
export function createTabs(
  label: string,
  stage: HTMLElement,
  panels: Readonly<Record<string, HTMLElement>>,
) {
  const tabs = Object.entries(panels).map(([name, panel], at, { length }) => {
    const id = `run-${++count}`;
    Object.assign(panel, { id: `${id}-panel`, role: 'tabpanel' });
    panel.setAttribute('aria-labelledby', id);
    const button = create('button', {
      type: 'button',
      id,
      className: 'run-tab',
      role: 'tab',
      textContent: name,
      attributes: { 'aria-controls': panel.id },
      onclick: (): void => show(name),
      onkeydown: (event) => {
        const next =
          tabs[moveFocus(ROW_KEYS[event.key] ?? '', at, length) ?? -1];
        if (!next) return;
        event.preventDefault();
        show(next.name);
        next.button.focus();
      },
    });
    return { name, button, panel };
  });
  const show = (shown: string): void => {
    for (const { name, button, panel } of tabs) {
      const isShown = name === shown;
      panel.hidden = !isShown;
      button.ariaSelected = String(isShown);
      button.tabIndex = isShown ? 0 : -1;
    }
  };
  show(tabs[0]?.name ?? '');
  return {
    element: create(
      'div',
      { className: 'run-views' },
      create(
        'div',
        { className: 'run-tabs', role: 'tablist', ariaLabel: label },
        ...tabs.map(({ button }) => button),
      ),
      stage,
      ...Object.values(panels),
    ),
    show,
    /** Shows a number next to a tab's name; 0 removes the number. */
    setCount: (name: string, number: number): void => {
      const tab = tabs.find((one) => one.name === name);
      if (tab) tab.button.textContent = number ? `${name} (${number})` : name;
    },
  };
}
