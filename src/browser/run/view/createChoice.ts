import { create } from '../../dom/create';

/** A list to choose from, by numbers. */
export interface ChoiceField {
  readonly element: HTMLElement;
  readonly get: () => number;
  readonly set: (index: number) => void;
  /** Puts entries in front, and chooses the first while a reader has not. */
  readonly prefer: (indexes: readonly number[], title: string) => void;
  /** A reader works with what is chosen: it stays, or no longer needs to. */
  readonly hold: (isHeld: boolean) => void;
}

const createOptions = (
  label: string,
  options: readonly HTMLOptionElement[],
): HTMLElement => create('optgroup', { label }, ...options);

export function createChoice(
  label: string,
  titles: readonly string[],
  onChange: (index: number) => void,
): ChoiceField {
  let isHeld = false;
  const list = create('select', {
    onchange: () => {
      isHeld = true;
      onChange(Number(list.value));
    },
  });
  const options = titles.map((text, i) =>
    create('option', { value: String(i), textContent: text }),
  );
  list.append(...options);
  const set = (index: number): void => {
    list.value = String(index);
    onChange(index);
  };
  return {
    element: create('label', {}, label, list),
    get: () => Number(list.value),
    set,
    prefer: (wanted, title) => {
      const { value } = list;
      const indexes = wanted.filter((index) => index in titles);
      const [first] = indexes;
      if (first === undefined) {
        list.replaceChildren(...options);
      } else {
        list.replaceChildren(
          createOptions(
            title,
            options.filter((_, i) => indexes.includes(i)),
          ),
          createOptions(
            'All others',
            options.filter((_, i) => !indexes.includes(i)),
          ),
        );
      }
      list.value = value;
      if (first !== undefined && !isHeld && String(first) !== value) set(first);
    },
    hold: (next) => {
      isHeld = next;
    },
  };
}
