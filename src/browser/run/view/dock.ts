import { create } from '../../dom/create';

/** Windows from this width on can have room beside the code, in pixels. */
const WIDE = 1280;

/** What code and panel need side by side, and keep free around them, in pixels. */
const LEAST = 640;
const GAP = 16;

/** What of the code has to be in view with the panel, in pixels: about eight lines. */
const CODE = 250;

/** What can be docked: the panel, and the editor that takes the place of the code. */
export interface Docked {
  readonly element: HTMLElement;
  readonly editor: HTMLElement;
  readonly stop: () => void;
}

/** Beside the code, over the contents of the page, where there is room; else below it. */
function place(row: HTMLElement): void {
  const { left } = row.getBoundingClientRect();
  const room = document.documentElement.clientWidth - left - GAP;
  const isBeside = innerWidth >= WIDE && room >= LEAST;
  row.classList.toggle('run-beside', isBeside);
  row.style.inlineSize = isBeside ? `${room}px` : '';
}

/**
 * Scrolls so far that the reader sees the code, what it does, and what it will
 * print; nothing where all of that is in view.
 * @param row begins with the code
 */
export function bringIntoView(row: Element, panel: Element): void {
  const lines = panel.querySelector('.run-lines');
  const most = lines ? parseFloat(getComputedStyle(lines).maxHeight) : 0;
  const growth = Math.max(0, most - (lines?.clientHeight ?? 0)) || 0;
  const { top } = row.getBoundingClientRect();
  const { bottom } = panel.getBoundingClientRect();
  const over = Math.max(bottom + growth, top + CODE) + GAP - innerHeight;
  const navbar = document.querySelector<HTMLElement>('.navbar');
  const spare = top - (navbar?.offsetHeight ?? 0) - GAP;
  scrollBy(0, Math.min(Math.max(over, 0), spare));
}

let end: (() => void) | undefined;

/** Takes away what is docked; the code is as it was. */
export function undock(): void {
  end?.();
  end = undefined;
}

/**
 * Shows a panel in one view with its code, in place of the panel of other code.
 * The code stays where it is, and a panel is never moved: its frame would reload.
 */
export function dock({ element, editor, stop }: Docked, block: Element): void {
  const { top } = block.getBoundingClientRect();
  undock();
  const row = create('div', { className: 'run-dock' });
  block.before(row);
  row.append(block, editor, element);
  const update = (): void => {
    place(row);
  };
  update();
  addEventListener('resize', update);
  // The panel that was docked before may have stood above.
  scrollBy(0, row.getBoundingClientRect().top - top);
  bringIntoView(row, element);
  end = () => {
    removeEventListener('resize', update);
    stop();
    row.replaceWith(block);
  };
}
