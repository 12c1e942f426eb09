import { readStored, store } from '../dom/storage';

/*
 * Runs in the head, before the first paint, and sets attributes for styles that depend on
 * the browser's state.
 */

const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

/** A dismissed announcement stays hidden; a new one is shown. */
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

// The server has rendered the page without a query.
if (location.search) document.documentElement.dataset['query'] = '';

// For styles that depend on whether scripts run.
document.documentElement.dataset['scripts'] = '';
