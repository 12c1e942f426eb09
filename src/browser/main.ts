/* The script of every page of the built site. */
import './index';
import './navigate';
import { whenIdle } from './dom/idle';

// Whoever waits for this file knows that it has loaded.
document.documentElement.dataset['app'] = 'ready';

// Only for who keeps a version for reading offline.
addEventListener('load', () => {
  whenIdle(() => {
    if (!('serviceWorker' in navigator)) return;
    if (!navigator.serviceWorker.controller) return;
    import(/* webpackChunkName: "offline" */ './offline').then(
      ({ checkKept }) => checkKept(),
      () => undefined,
    );
  });
});
