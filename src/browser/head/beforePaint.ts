import { readStored, store } from '../dom/storage';

/* Sets attributes that styles need before the first paint. */

const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

/** Like Docusaurus, shows a new announcement even if the last one was dismissed. */
const announced = document.querySelector<HTMLMetaElement>(
  'meta[name="announcement"]',
)?.content;
if (announced) {
  if (readStored(ID) !== announced) {
    store(ID, announced);
    store(DISMISSED, 'false');
  }
  if (readStored(DISMISSED) === 'true')
    document.documentElement.dataset['dismissed'] = '';
}

// Styles hide the content, which the server has rendered without the query.
if (location.search) document.documentElement.dataset['query'] = '';

// Some controls are visible only if scripts run.
document.documentElement.dataset['scripts'] = '';
