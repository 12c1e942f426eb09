/** The downloadable index of a version's symbols: `api/index.json`. */
export interface SymbolIndex {
  readonly symbols: readonly {
    readonly name: string;
    /** Module, or page of shared types. */
    readonly parent: string;
    readonly kind: string;
    /** URL with the fragment. */
    readonly page: string;
  }[];
}

/** Functions that listen to a module's events; each is a section of the module's page. */
const LISTENERS = ['listen', 'once', 'clear'];

const isShared = (page: string): boolean => page.includes('/api/schemas/');

/** Documentation paths, with fragment, by the names in the version's declarations. */
export function getReferences({
  symbols,
}: SymbolIndex): ReadonlyMap<string, string> {
  const references = new Map<string, string>();
  const add = (symbol: string, href: string): void => {
    if (!references.has(symbol)) references.set(symbol, href);
  };
  // A module's own symbols take precedence: it can have the same name as a page.
  const own = symbols.filter(({ page }) => !isShared(page));
  const shared = symbols.filter(({ page }) => isShared(page));
  for (const { name, parent, kind, page } of [...own, ...shared]) {
    const { pathname, hash } = new URL(page);
    add(parent, pathname);
    const symbol = `${parent}.${name}`;
    // Declarations put shared types whose names clash into a namespace of their own.
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
