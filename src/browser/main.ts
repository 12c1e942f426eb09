import './index';
import './navigate';

// The script in the head reads this attribute.
document.documentElement.dataset['app'] = 'ready';

// Like Docusaurus's client, suppresses the banner about an incorrect base URL.
Object.assign(window, { __DOCUSAURUS_INSERT_BASEURL_BANNER: false });
