type Properties<Name extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Name], 'attributes' | 'style'>
> & {
  /** Attributes that no DOM property sets. */
  readonly attributes?: Readonly<Record<string, string>>;
};

/** Strings become text nodes; `undefined` is skipped. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { attributes = {}, ...properties }: Properties<Name> = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element, properties);
  for (const [key, value] of Object.entries(attributes))
    element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** Creates a button in the style of the code runner. */
export const createButton = (
  textContent: string,
  onclick: () => void,
  kind = 'button--secondary',
): HTMLButtonElement =>
  create('button', {
    type: 'button',
    className: `button run-button ${kind}`,
    textContent,
    onclick,
  });
