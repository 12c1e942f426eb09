import type { ChangeModel } from '@site/src/openrpc';

export interface ChangedSymbol {
  readonly symbol: string;
  readonly module: string;
  /** `changed` if the symbol has changes of several kinds. */
  readonly kind: ChangeModel['kind'];
  readonly breaking: boolean;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly signature?: string | undefined;
  /** Changes that break apps come first. */
  readonly changes: readonly ChangeModel[];
}

function toSymbol(changes: readonly ChangeModel[]): ChangedSymbol {
  const sorted = [...changes].sort(
    (a, b) => Number(b.breaking) - Number(a.breaking),
  );
  const [first] = sorted;
  const kinds = new Set(changes.map(({ kind }) => kind));
  return {
    symbol: first?.symbol ?? '',
    module: first?.module ?? '',
    kind: (kinds.size === 1 && first?.kind) || 'changed',
    breaking: first?.breaking ?? false,
    from: sorted.find(({ from }) => from !== undefined)?.from,
    to: sorted.find(({ to }) => to !== undefined)?.to,
    signature: sorted.find((one) => one.signature !== undefined)?.signature,
    changes: sorted,
  };
}

/** Sorts the symbols by module. */
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
