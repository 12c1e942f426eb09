import { store } from '../dom/storage';
import { onPress } from './press';

onPress('dismiss', (button) => {
  const id = button.closest<HTMLElement>('[data-announcement]');
  store('docusaurus.announcement.id', id?.dataset['announcement'] ?? '');
  store('docusaurus.announcement.dismiss', 'true');
  document.documentElement.dataset['dismissed'] = '';
});

// Tab must not focus the bar while it is out of view, because the page would scroll to
// it.
const bar = document.querySelector<HTMLElement>('[data-announcement]');
if (bar) {
  new IntersectionObserver(([entry]) => {
    bar.style.visibility = entry?.isIntersecting ? '' : 'hidden';
  }).observe(bar);
}
