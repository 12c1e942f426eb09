/** The list of a version's symbols that readers can download: `api/index.json`. */
export interface SymbolIndex {
  readonly symbols: readonly {
    readonly name: string;
    /** Module, or page of shared types. */
    readonly parent: string;
    readonly kind: string;
    /** Address, with the anchor. */
    readonly page: string;
  }[];
}

/** How apps hear the events of a module; sections of its page. */
const LISTENERS = ['listen', 'once', 'clear'];

const isShared = (page: string): boolean => page.includes('/api/schemas/');

/**
 * Where the symbols of a version are documented, by the name that they have in
 * its declarations: paths on the site, with the anchor.
 */
export function getReferences({
  symbols,
}: SymbolIndex): ReadonlyMap<string, string> {
  const references = new Map<string, string>();
  const add = (symbol: string, href: string): void => {
    if (!references.has(symbol)) references.set(symbol, href);
  };
  // A module's own symbols first: it may share its name with a page.
  const own = symbols.filter(({ page }) => !isShared(page));
  const shared = symbols.filter(({ page }) => isShared(page));
  for (const { name, parent, kind, page } of [...own, ...shared]) {
    const { pathname, hash } = new URL(page);
    add(parent, pathname);
    const symbol = `${parent}.${name}`;
    // Declarations keep shared types whose name is taken in a room of their own.
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
