import { store } from '../dom/storage';
import { onPress } from './press';

// Docusaurus stores dismissed announcements under these keys.
onPress('dismiss', (button) => {
  const id = button.closest<HTMLElement>('[data-announcement]');
  store('docusaurus.announcement.id', id?.dataset['announcement'] ?? '');
  store('docusaurus.announcement.dismiss', 'true');
  document.documentElement.dataset['dismissed'] = '';
});

// Hidden while scrolled out of view; otherwise Tab would scroll to the top of the page.
const bar = document.querySelector<HTMLElement>('[data-announcement]');
if (bar) {
  new IntersectionObserver(([entry]) => {
    bar.style.visibility = entry?.isIntersecting ? '' : 'hidden';
  }).observe(bar);
}
