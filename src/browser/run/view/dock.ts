import { create } from '../../dom/create';

/** Minimum width, in pixels, of a window that can show the panel beside the code. */
const WIDE = 1280;

/** Minimum width of code and panel together, and of the space beside them, in pixels. */
const LEAST = 640;
const GAP = 16;

/** Height of about eight lines of code, which must stay visible, in pixels. */
const CODE = 250;

/** Height of a panel with a few lines of output, in pixels. */
const PANEL = 220;

/** Places the panel beside the code if there is room, otherwise below it. */
function place(row: HTMLElement): void {
  const { left } = row.getBoundingClientRect();
  const room = document.documentElement.clientWidth - left - GAP;
  const isBeside = innerWidth >= WIDE && room >= LEAST;
  row.classList.toggle('run-beside', isBeside);
  row.style.inlineSize = isBeside ? `${room}px` : '';
}

/** Scrolls to both the code and its expected output or, in a low window, the output. */
export function bringIntoView(row: Element, panel: Element): void {
  const lines = panel.querySelector('.run-lines');
  const most = lines ? parseFloat(getComputedStyle(lines).maxHeight) : 0;
  const growth = Math.max(0, most - (lines?.clientHeight ?? 0)) || 0;
  const { top } = row.getBoundingClientRect();
  const { top: panelTop, bottom } = panel.getBoundingClientRect();
  const over = Math.max(bottom + growth, top + CODE) + GAP - innerHeight;
  const above = document.querySelector('.navbar')?.clientHeight ?? 0;
  const isLow = innerHeight - above < CODE + PANEL;
  const spare = (isLow ? panelTop : top - GAP) - above;
  scrollBy(0, Math.min(Math.max(over, 0), spare));
}

let end: (() => void) | undefined;

/** Removes the docked panel, and restores the code. */
export function undock(): void {
  end?.();
  end = undefined;
}

/** Replaces the docked panel. A panel is never moved, because its frame would reload. */
export function dock(
  block: Element,
  panel: Readonly<Record<'element' | 'editor', HTMLElement>>,
  onEnd: () => void,
): void {
  const { top } = block.getBoundingClientRect();
  undock();
  const row = create('div', { className: 'run-dock' });
  block.before(row);
  row.append(block, panel.editor, panel.element);
  const update = (): void => place(row);
  update();
  addEventListener('resize', update);
  // If a panel above was removed, the code has moved.
  scrollBy(0, row.getBoundingClientRect().top - top);
  bringIntoView(row, panel.element);
  end = () => {
    removeEventListener('resize', update);
    onEnd();
    row.replaceWith(block);
  };
}
