/* The script of every page of the built site. */
import './index';
import './navigate';

// Whoever waits for this file knows that it has loaded.
document.documentElement.dataset['app'] = 'ready';

// Core's banner of a wrong base URL, which no file of the site would come to deny.
Object.assign(window, { __DOCUSAURUS_INSERT_BASEURL_BANNER: false });
