import { create } from '../../dom/create';

/** Fields that belong together, under their title. */
export const createGroup = (
  title: string,
  ...children: readonly Node[]
): HTMLElement =>
  create('fieldset', {}, create('legend', { textContent: title }), ...children);

/** A line that says what came of something. */
export const createHint = (): HTMLElement =>
  create('p', { className: 'run-hint', attributes: { role: 'status' } });

/** What an event comes to that finds no app. */
const NOTHING_RUNS = 'The app is not running. Press Run first.';

/** Lets a button send only while there is an app to send to. */
export function allow(
  button: HTMLButtonElement,
  hint: HTMLElement,
  isRunning: boolean,
): void {
  button.disabled = !isRunning;
  const isSaid = hint.textContent === NOTHING_RUNS;
  if (isSaid && isRunning) hint.textContent = '';
  if (!isRunning) hint.textContent = NOTHING_RUNS;
}
