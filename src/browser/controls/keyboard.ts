import { onPress } from './press';
import { onChange } from '../dom/onChange';

/** With this class, Docusaurus's style sheet shows focus outlines. */
export const BY_KEYBOARD = 'navigation-with-keyboard';

addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') document.body.classList.add(BY_KEYBOARD);
});

addEventListener('mousedown', () => {
  document.body.classList.remove(BY_KEYBOARD);
});

onPress('skip', (_, event) => {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
});

// Apple keyboards have ⌘ instead of Ctrl.
if (/Mac|iPhone|iPad/.test(navigator.platform)) {
  onChange(() => {
    for (const name of document.querySelectorAll('[data-modifier]'))
      if (name.textContent !== '⌘') name.textContent = '⌘';
  });
}
