import { loadRunner } from '../dom/loadRunner';
import { onPress } from './press';

// The button shows that the script is loading, and if it fails.
onPress('run', (button) => {
  if (button.ariaBusy) return;
  // The text may have changed after an earlier click.
  const label = button.dataset['label'] ?? button.textContent;
  button.dataset['label'] = label;
  button.ariaBusy = 'true';
  button.textContent = 'Loading…';
  void loadRunner()
    .then(({ run }) => run(button))
    .then(
      () => label,
      () => 'Not loaded. Retry',
    )
    .then((text) => {
      button.textContent = text;
      button.ariaBusy = null;
    });
});
