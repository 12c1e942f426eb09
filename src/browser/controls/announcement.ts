import { store } from '../dom/storage';
import { onPress } from './press';

// The theme keeps there which announcement a reader has dismissed.
onPress('dismiss', (button) => {
  const id = button.closest<HTMLElement>('[data-announcement]');
  store('docusaurus.announcement.id', id?.dataset['announcement'] ?? '');
  store('docusaurus.announcement.dismiss', 'true');
  document.documentElement.dataset['dismissed'] = '';
});

// Hidden while out of sight: Tab would scroll the page all the way up to it.
const bar = document.querySelector<HTMLElement>('[data-announcement]');
if (bar) {
  new IntersectionObserver(([entry]) => {
    bar.style.visibility = entry?.isIntersecting ? '' : 'hidden';
  }).observe(bar);
}
