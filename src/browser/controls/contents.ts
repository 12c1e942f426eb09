import { onChange } from '../dom/onChange';

/** Scrolls only the list, not the page, until the entry is visible. */
export function keepInView(entry: Element, list: Element): void {
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

/*
 * Marks the current section in the table of contents, and scrolls the table and the
 * sidebar to their current entries.
 */

const ACTIVE = 'table-of-contents__link--active';

interface ContentsEntry {
  readonly link: Element;
  readonly heading: Element;
}

let entries: readonly ContentsEntry[] = [];
let current: Element | undefined;
let page: Element | undefined;

const getTop = ({ heading }: ContentsEntry): number =>
  heading.getBoundingClientRect().top;

/** A binary search, because measuring every heading is slow. */
function findFirstBelow(line: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry && getTop(entry) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function findCurrent(): ContentsEntry | undefined {
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
  const next = findFirstBelow(Math.max(navbar?.bottom ?? 0, 0));
  const entry = entries[next];
  const isNear = entry && getTop(entry) < innerHeight / 2;
  return isNear ? entry : entries[next - 1];
}

function mark(): void {
  const link = findCurrent()?.link;
  if (link === current) return;
  current?.classList.remove(ACTIVE);
  current = link;
  const list = link?.closest('.theme-doc-toc-desktop');
  if (!link || !list) return;
  link.classList.add(ACTIVE);
  keepInView(link, list);
}

addEventListener('scroll', mark, { passive: true });

function showPage(): void {
  const active = [
    ...document.querySelectorAll(
      '.theme-doc-sidebar-menu .menu__link--active[aria-current="page"]',
    ),
  ].pop();
  if (active === page) return;
  page = active;
  const menu = active?.closest('nav');
  if (active && menu) keepInView(active, menu);
}

onChange(() => {
  const links = document.querySelectorAll('.theme-doc-toc-desktop a');
  entries = [...links].flatMap((link) => {
    // `link.hash` would contain the encoded id.
    const id = link.getAttribute('href')?.slice(1) ?? '';
    const heading = document.getElementById(id);
    return heading ? { link, heading } : [];
  });
  mark();
  showPage();
});
