import { readStored, store } from '../dom/storage';

/*
 * Runs in the head, before a page shows, and tells the styles what the server
 * did not know.
 */

const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

/** Whoever has dismissed an announcement does not see it again; a new one shows. */
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

// The server has shown what comes without one.
if (location.search) document.documentElement.dataset['query'] = '';

// What styles show only where scripts run, and the reverse.
document.documentElement.dataset['scripts'] = '';
