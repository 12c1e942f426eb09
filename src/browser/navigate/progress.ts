/** Milliseconds before a bar shows; what is faster needs none. */
const DELAY = 200;

let timer: number | undefined;
let bar: HTMLElement | undefined;

/** Says that the next page is on its way. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    bar ??= document.createElement('div');
    bar.className = 'site-progress';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', 'Loading the page');
    // An open dialog is in front of all that is not in it.
    (document.querySelector(':modal') ?? document.body).append(bar);
  }, DELAY);
}

/** The page is there, or does not come. */
export function endProgress(): void {
  clearTimeout(timer);
  bar?.remove();
}
