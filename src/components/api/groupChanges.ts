import type { ChangeModel } from '@site/src/openrpc';

/** Returns all changes of one symbol. */
function toSymbol(changes: readonly ChangeModel[]) {
  const sorted = [...changes].sort(
    (a, b) => Number(b.breaking) - Number(a.breaking),
  );
  const [first] = sorted;
  const kinds = new Set(changes.map(({ kind }) => kind));
  return {
    symbol: first?.symbol ?? '',
    module: first?.module ?? '',
    /** The kind of all changes, or `changed` if they differ. */
    kind: (kinds.size === 1 && first?.kind) || ('changed' as const),
    breaking: first?.breaking ?? false,
    from: sorted.find(({ from }) => from !== undefined)?.from,
    to: sorted.find(({ to }) => to !== undefined)?.to,
    signature: sorted.find((one) => one.signature !== undefined)?.signature,
    /** Changes that break apps come first. */
    changes: sorted,
  };
}

export type ChangedSymbol = ReturnType<typeof toSymbol>;

/** Groups changes by symbol, and sorts the symbols by module. */
export function groupChanges(
  changes: readonly ChangeModel[],
): readonly ChangedSymbol[] {
  const symbols = new Map<string, ChangeModel[]>();
  for (const change of changes) {
    const key = `${change.module} ${change.symbol}`;
    symbols.set(key, [...(symbols.get(key) ?? []), change]);
  }
  return [...symbols.values()]
    .map(toSymbol)
    .sort((a, b) => (a.module < b.module ? -1 : a.module > b.module ? 1 : 0));
}
