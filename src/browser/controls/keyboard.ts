import { onPress } from './press';
import { onChange } from '../dom/onChange';

/** The theme's class that shows focus outlines during keyboard navigation. */
const BY_KEYBOARD = 'navigation-with-keyboard';

addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') document.body.classList.add(BY_KEYBOARD);
});

addEventListener('mousedown', () => {
  document.body.classList.remove(BY_KEYBOARD);
});

/** Moves the focus and the scroll position past the navigation. */
onPress('skip', (_, event) => {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
});

/** Shows ⌘ instead of Ctrl on Apple keyboards. */
if (/Mac|iPhone|iPad/.test(navigator.platform)) {
  onChange(() => {
    for (const name of document.querySelectorAll('[data-modifier]')) {
      if (name.textContent !== '⌘') name.textContent = '⌘';
    }
  });
}
