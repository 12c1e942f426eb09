/* The script of every page of the built site. */
import './index';
import './navigate';
import { whenIdle } from './dom/idle';

// Core shows a banner about a wrong base URL until then. This file has loaded,
// so the base URL is right.
Object.assign(window, { __DOCUSAURUS_INSERT_BASEURL_BANNER: false });
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
