/** The downloadable index of a version's symbols: `api/index.json`. */
export interface SymbolIndex {
  readonly symbols: readonly {
    readonly name: string;
    /** The module, or the page of shared types. */
    readonly parent: string;
    readonly kind: string;
    /** The URL, with the fragment. */
    readonly page: string;
  }[];
}

/** Functions for events; each function has a section on the module's page. */
const LISTENERS = ['listen', 'once', 'clear'];

const isShared = (page: string): boolean => page.includes('/api/schemas/');

/** Returns the path and fragment of each symbol, by its name in the declarations. */
export function getReferences({
  symbols,
}: SymbolIndex): ReadonlyMap<string, string> {
  const references = new Map<string, string>();
  const add = (symbol: string, href: string): void => {
    if (!references.has(symbol)) references.set(symbol, href);
  };
  // Symbols of modules come first: a page of shared types can have a module's name.
  const own = symbols.filter(({ page }) => !isShared(page));
  const shared = symbols.filter(({ page }) => isShared(page));
  for (const { name, parent, kind, page } of [...own, ...shared]) {
    const { pathname, hash } = new URL(page);
    add(parent, pathname);
    const symbol = `${parent}.${name}`;
    // If both have a type of this name, the shared one is in the namespace `Shared`.
    add(
      references.has(symbol) ? `${parent}.Shared.${name}` : symbol,
      pathname + hash,
    );
    if (kind === 'event') {
      for (const l of LISTENERS) add(`${parent}.${l}`, `${pathname}#${l}`);
    }
  }
  return references;
}
