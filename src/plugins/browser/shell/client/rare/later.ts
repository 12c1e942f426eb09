import './offline';
import './top';

// Hidden while out of sight: Tab would scroll the page all the way up to it.
const bar = document.querySelector<HTMLElement>('[data-announcement]');
if (bar) {
  new IntersectionObserver(([entry]) => {
    bar.style.visibility = entry?.isIntersecting ? '' : 'hidden';
  }).observe(bar);
}

// Only for who keeps a version for reading offline.
if ('serviceWorker' in navigator && navigator.serviceWorker.controller) {
  const address = './offline.js';
  (
    import(/* webpackIgnore: true */ address) as Promise<{
      checkKept: () => Promise<void>;
    }>
  )
    .then(({ checkKept }) => checkKept())
    .catch(() => undefined);
}
