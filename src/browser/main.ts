/* The script of every page of the built site. */
import './index';
import './navigate';

// Whoever waits for this file knows that it has loaded.
document.documentElement.dataset['app'] = 'ready';
