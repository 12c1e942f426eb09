import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface ParsedPage {
  readonly html: string;
  /** In the page's order. */
  readonly all: readonly Element[];
  readonly byId: ReadonlyMap<string, Element>;
  readonly find: (name: string) => readonly Element[];
}

export function parsePage(html: string): ParsedPage {
  const all = DomUtils.getElementsByTagName('*', parseDocument(html));
  const byName = new Map<string, Element[]>();
  for (const element of all) {
    const others = byName.get(element.name);
    if (others) others.push(element);
    else byName.set(element.name, [element]);
  }
  return {
    html,
    all,
    byId: new Map(all.map((element) => [get(element, 'id'), element])),
    find: (name) => byName.get(name) ?? [],
  };
}

/** An element's attribute, or `''`. */
export const get = (element: Element, name: string): string =>
  element.attribs[name]?.trim() ?? '';

/** The elements around an element, from the inside out. */
export function getParents({ parent }: Element): readonly Element[] {
  return parent && 'attribs' in parent ? [parent, ...getParents(parent)] : [];
}
