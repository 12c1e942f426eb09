import { onPress } from './press';

/** Styles show where the focus is to whoever moves it by keyboard. */
const BY_KEYBOARD = 'navigation-with-keyboard';

addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') document.body.classList.add(BY_KEYBOARD);
});

addEventListener('mousedown', () => {
  document.body.classList.remove(BY_KEYBOARD);
});

/** Moves the focus past the menus, and the page with it. */
onPress('skip', (_, event) => {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
});
