import type { ShownEntry, Shown } from '../sandbox/Shown';
import { create } from '../../dom/create';

/** Entries that show at once; more open when a reader asks. */
const OPEN = 12;

function createEntry({ name, value }: ShownEntry): HTMLElement {
  const label = name
    ? [create('span', { className: 'run-name' }, name), ' ']
    : [];
  return create('li', {}, ...label, createShown(value));
}

/** Where an error comes from, unless the line of the output says it already. */
function createStack({ stack = [] }: Shown, said?: number): readonly Node[] {
  const [first] = stack;
  if (stack.length === 1 && first?.line === said && !first?.name) return [];
  return stack.map(({ name, line }) => {
    const place = ` at ${name ? `${name}, ` : ''}line ${line}`;
    return create('span', { className: 'run-frame' }, place);
  });
}

/**
 * A value as a console shows it: its line, and behind it what is in it.
 * @param isOpen whether that shows before a reader opens it
 * @param said the line of the code that is told beside it
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
  // Made when it is opened: few readers look into all.
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
