import { onChange } from '../dom/onChange';

/** Names the key for shortcuts as the reader's keyboard does. */
if (/Mac|iPhone|iPad/.test(navigator.platform)) {
  onChange(() => {
    for (const name of document.querySelectorAll('[data-modifier]')) {
      if (name.textContent !== '⌘') name.textContent = '⌘';
    }
  });
}
