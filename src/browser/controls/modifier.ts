import { onChange } from '../dom/onChange';

/** Shows ⌘ instead of Ctrl on Apple keyboards. */
if (/Mac|iPhone|iPad/.test(navigator.platform)) {
  onChange(() => {
    for (const name of document.querySelectorAll('[data-modifier]')) {
      if (name.textContent !== '⌘') name.textContent = '⌘';
    }
  });
}
