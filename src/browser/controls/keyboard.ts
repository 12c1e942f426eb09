import { onPress } from './press';
import { onChange } from '../dom/onChange';

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
