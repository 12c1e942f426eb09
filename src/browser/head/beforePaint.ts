import { readStored, store } from '../dom/storage';

/* Sets attributes before the first paint, for styles that depend on the browser's state. */

const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

/** Like Docusaurus, shows an announcement with a new id even if the last one was dismissed. */
const announced = document
  .querySelector('meta[name="announcement"]')
  ?.getAttribute('content');
if (announced && readStored(ID) !== announced) {
  store(ID, announced);
  store(DISMISSED, 'false');
}
if (announced && readStored(DISMISSED) === 'true') {
  document.documentElement.dataset['dismissed'] = '';
}

// The server has rendered the page without a query, so styles hide its content.
if (location.search) document.documentElement.dataset['query'] = '';

// Styles show some controls only if scripts run.
document.documentElement.dataset['scripts'] = '';
