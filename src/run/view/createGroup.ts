import { create } from './element';

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
export const NOTHING_RUNS = 'Nothing runs. Press Run first.';
