type Properties<Name extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Name], 'attributes' | 'style'>
> & {
  /** Attributes without a matching property. */
  readonly attributes?: Readonly<Record<string, string>>;
};

/** Creates an element; children that are strings become text nodes, absent ones nothing. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { attributes = {}, ...properties }: Properties<Name> = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element, properties);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
