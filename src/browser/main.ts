/* The script of every page of the built site. */
import './index';
import './navigate';

// Tells other scripts that this file has loaded.
document.documentElement.dataset['app'] = 'ready';

// Stops Docusaurus' banner for a wrong base URL, as its client would.
Object.assign(window, { __DOCUSAURUS_INSERT_BASEURL_BANNER: false });
