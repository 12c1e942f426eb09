import { onPress } from './press';
import { store } from './storage';

// The theme keeps there which announcement a reader has dismissed.
onPress('dismiss', (button) => {
  const id = button.closest<HTMLElement>('[data-announcement]');
  store('docusaurus.announcement.id', id?.dataset['announcement'] ?? '');
  store('docusaurus.announcement.dismiss', 'true');
  document.documentElement.dataset['dismissed'] = '';
});
