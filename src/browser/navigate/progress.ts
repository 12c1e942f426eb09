/** Milliseconds before the bar is shown, because most pages load faster. */
const DELAY = 200;

let timer: number | undefined;
let bar: HTMLElement | undefined;

export function startProgress(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    bar ??= document.createElement('div');
    bar.className = 'site-progress';
    bar.role = 'progressbar';
    bar.ariaLabel = 'Loading the page';
    // An open dialog covers all other elements.
    (document.querySelector(':modal') ?? document.body).append(bar);
  }, DELAY);
}

export function endProgress(): void {
  clearTimeout(timer);
  bar?.remove();
}
