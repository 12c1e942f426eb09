import { create } from '../../dom/create';
import { createButton } from './createButton';

/** Code to begin with, where nothing has run yet. */
export interface Starter {
  readonly title: string;
  /** JavaScript that every version of the SDK runs. */
  readonly code: string;
}

/** What stands in place of output that is not there yet: how to get some. */
export function createInvitation(
  starters: readonly Starter[],
  onPick: (starter: Starter) => void,
): HTMLElement {
  const items = starters.map((starter) =>
    create(
      'li',
      {},
      createButton(starter.title, () => {
        onPick(starter);
      }),
    ),
  );
  return create(
    'div',
    { className: 'run-invitation' },
    create('p', {
      textContent:
        'Press Run: the output of your code appears here. Or start with a sample:',
    }),
    create('ul', {}, ...items),
  );
}
