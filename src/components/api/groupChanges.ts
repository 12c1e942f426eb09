import type { ChangeModel } from '@site/src/openrpc';

export interface ChangedSymbol {
  readonly symbol: string;
  readonly module: string;
  /** `changed` if the symbol has changes of several kinds, or is in both versions. */
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
  const from = sorted.find((one) => one.from !== undefined)?.from;
  const to = sorted.find((one) => one.to !== undefined)?.to;
  // A type can get or lose its constants, and exist before and after.
  const isKept = from !== undefined && to !== undefined;
  const kinds = new Set(
    changes.map(({ kind }) =>
      isKept && kind !== 'deprecated' ? 'changed' : kind,
    ),
  );
  const [kind = 'changed'] = kinds.size === 1 ? kinds : [];
  return {
    symbol: first?.symbol ?? '',
    module: first?.module ?? '',
    kind,
    breaking: first?.breaking ?? false,
    from,
    to,
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
