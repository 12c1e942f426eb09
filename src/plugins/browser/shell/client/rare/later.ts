import './offline';

// Hidden while out of sight: Tab would scroll the page all the way up to it.
const bar = document.querySelector<HTMLElement>('[data-announcement]');
if (bar) {
  new IntersectionObserver(([entry]) => {
    bar.style.visibility = entry?.isIntersecting ? '' : 'hidden';
  }).observe(bar);
}
