/** Milliseconds before the bar shows, because most pages load faster. */
const DELAY = 200;

let timer: number | undefined;
let bar: HTMLElement | undefined;

/** Shows that the next page is loading. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    bar ??= document.createElement('div');
    bar.className = 'site-progress';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', 'Loading the page');
    // An open dialog covers everything outside it.
    (document.querySelector(':modal') ?? document.body).append(bar);
  }, DELAY);
}

/** Hides the bar after a page has loaded or failed. */
export function endProgress(): void {
  clearTimeout(timer);
  bar?.remove();
}
