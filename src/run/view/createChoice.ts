import { create } from './element';

/** A list to choose from, by numbers. */
export interface Choice {
  readonly element: HTMLElement;
  readonly get: () => number;
  readonly set: (index: number) => void;
  /** Puts some entries in front. */
  readonly prefer: (isFirst: (index: number) => boolean, title: string) => void;
}

export function createChoice(
  label: string,
  titles: readonly string[],
  onChange: (index: number) => void,
): Choice {
  const list = create('select', {
    onchange: () => {
      onChange(Number(list.value));
    },
  });
  const options = titles.map((text, i) =>
    create('option', { value: String(i), textContent: text }),
  );
  list.append(...options);
  return {
    element: create('label', {}, label, list),
    get: () => Number(list.value),
    set: (index) => {
      list.value = String(index);
      onChange(index);
    },
    prefer: (isFirst, title) => {
      const { value } = list;
      const first = options.filter((_, i) => isFirst(i));
      const rest = options.filter((_, i) => !isFirst(i));
      const group = (name: string, some: readonly Node[]): Node =>
        create('optgroup', { label: name }, ...some);
      list.replaceChildren(
        ...(first.length > 0
          ? [group(title, first), group('All others', rest)]
          : rest),
      );
      list.value = value;
    },
  };
}
