/*
 * Runs in the head, before a page shows, and tells the styles what the server
 * did not know.
 */

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(`docusaurus.announcement.${key}`);
  } catch {
    return null;
  }
};

// Whoever has dismissed an announcement does not see it again; a new one shows.
const announced = document.querySelector('meta[name="announcement"]');
if (
  announced &&
  read('dismiss') === 'true' &&
  read('id') === announced.getAttribute('content')
) {
  document.documentElement.dataset['dismissed'] = '';
}

// The server has shown what comes without one.
if (location.search) document.documentElement.dataset['query'] = '';

// What styles show only where scripts run, and the reverse.
document.documentElement.dataset['scripts'] = '';
