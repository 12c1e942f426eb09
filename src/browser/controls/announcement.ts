import { store } from '../dom/storage';
import { onPress } from './press';

// The script in the head has already stored which announcement this is.
onPress('dismiss', () => {
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
