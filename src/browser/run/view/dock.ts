/** Windows from this width on can have room beside the text, in pixels. */
const WIDE = 1440;

/** What a panel needs beside the text, and keeps free around it, in pixels. */
const LEAST = 240;
const GAP = 16;

/** Where a panel beside the text begins at the highest, below the navbar. */
const HIGHEST = 0.1;

const DOCKED = 'run-docked';
const BESIDE = 'run-beside';
const COVERED = 'run-covered';

/** Beside the code where there is room, else over the lower edge of the window. */
function place(panel: HTMLElement, block: Element): void {
  const { right, top } = block.getBoundingClientRect();
  const room = document.documentElement.clientWidth - right - 2 * GAP;
  const isBeside = innerWidth >= WIDE && room >= LEAST;
  panel.classList.toggle(BESIDE, isBeside);
  panel.style.inlineSize = isBeside ? `${room}px` : '';
  // As high as the code, with room enough below.
  const least = innerHeight * HIGHEST;
  const start = Math.min(Math.max(top, least), innerHeight / 2);
  panel.style.insetBlockStart = isBeside ? `${start}px` : '';
  panel.style.maxBlockSize = isBeside ? `${innerHeight - start - GAP}px` : '';
  // So that the end of the page can be read.
  panel.parentElement?.classList.toggle(COVERED, !isBeside);
}

let end: (() => void) | undefined;

/** Takes away what is docked, and the room that was made for it. */
export function undock(): void {
  end?.();
  end = undefined;
}

/**
 * Shows a panel where the reader looks, in place of another one, and moves
 * nothing of the page. It goes and comes back with the page.
 *
 * @param onLeave told when another panel takes the place
 */
export function dock(
  panel: HTMLElement,
  block: Element,
  onLeave: () => void,
): void {
  undock();
  const page = block.closest('.main-wrapper') ?? document.body;
  const update = (): void => {
    place(panel, block);
  };
  panel.classList.add(DOCKED);
  page.append(panel);
  update();
  addEventListener('resize', update);
  end = () => {
    removeEventListener('resize', update);
    page.classList.remove(COVERED);
    onLeave();
    panel.remove();
  };
}
