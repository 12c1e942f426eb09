import { loadRunner } from '../dom/loadRunner';
import { onPress } from './press';

const BUSY = 'aria-busy';

// The button shows that the script is loading, and if it fails.
onPress('run', (button) => {
  // Firefox before 119 doesn't support `ariaBusy`.
  if (button.hasAttribute(BUSY)) return;
  // The text may have changed after an earlier click.
  const label = button.dataset['label'] ?? button.textContent;
  button.dataset['label'] = label;
  button.setAttribute(BUSY, 'true');
  button.textContent = 'Loading…';
  void loadRunner()
    .then(({ run }) => run(button))
    .then(
      () => label,
      () => 'Not loaded. Retry',
    )
    .then((text) => {
      button.textContent = text;
      button.removeAttribute(BUSY);
    });
});
