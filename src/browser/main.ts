/* The script of every page of the built site. */
import './index';
import './navigate';

// The script in the head reads this.
document.documentElement.dataset['app'] = 'ready';

// Like Docusaurus's client, keeps its banner for a wrong base URL from showing.
Object.assign(window, { __DOCUSAURUS_INSERT_BASEURL_BANNER: false });
