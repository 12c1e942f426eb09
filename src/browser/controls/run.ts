import { loadRunner } from '../dom/loadRunner';
import { onPress } from './press';

onPress('run', (button) => {
  if (button.ariaBusy) return;
  // After a failure, the button shows an error instead of its label.
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
