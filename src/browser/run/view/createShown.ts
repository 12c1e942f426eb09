import type { ShownEntry, Shown } from '../sandbox/Shown';
import { create } from '../../dom/create';

/** The maximum number of entries that are open from the start. */
const OPEN = 12;

function createEntry({ name, value }: ShownEntry): HTMLElement {
  const label = name
    ? [create('span', { className: 'run-name' }, name), ' ']
    : [];
  return create('li', {}, ...label, createShown(value));
}

/** Lists the stack of an error, unless the output already shows the same line. */
function createStack({ stack = [] }: Shown, said?: number): readonly Node[] {
  const [first] = stack;
  if (stack.length === 1 && first?.line === said && !first?.name) return [];
  return stack.map(({ name, line }) => {
    const place = ` at ${name ? `${name}, ` : ''}line ${line}`;
    return create('span', { className: 'run-frame' }, place);
  });
}

/**
 * Creates the preview of a value, which opens to show its entries.
 * @param isOpen whether it is open from the start
 * @param said the line of the code that the output shows next to it
 */
export function createShown(
  shown: Shown,
  isOpen = false,
  said?: number,
): HTMLElement {
  const { text, entries = [] } = shown;
  const line = create('span', {}, text, ...createStack(shown, said));
  if (entries.length === 0) return line;
  const list = create('ul');
  const details = create(
    'details',
    { className: 'run-value-parts' },
    create('summary', {}, line),
    list,
  );
  // Created when it opens, because most values stay closed.
  const open = (): void => {
    if (!list.firstChild) list.append(...entries.map(createEntry));
  };
  details.addEventListener('toggle', open);
  if (isOpen && entries.length <= OPEN) {
    open();
    details.open = true;
  }
  return details;
}
