/** The choice that the URL contains. */
export interface ComparisonChoice {
  readonly from: string;
  readonly to: string;
  /** Only this module; `''` for all. */
  readonly module: string;
  /** Only changes that break apps. */
  readonly isBreakingOnly: boolean;
  /** A version in the URL that doesn't exist. */
  readonly unknown?: string;
}

/**
 * Reads `?from=1.0.0&to=1.2.0&module=Device&breaking=only`. Without a choice, the newest
 * version and the one before it.
 *
 * @param versions all versions, old to new
 */
export function readChoice(
  search: string,
  versions: readonly string[],
): ComparisonChoice {
  const params = new URLSearchParams(search);
  const newest = versions.slice(-2);
  const from = params.get('from') ?? newest[0] ?? '';
  const to = params.get('to') ?? newest[1] ?? '';
  const unknown = [from, to].find((version) => !versions.includes(version));
  return {
    from,
    to,
    module: params.get('module') ?? '',
    isBreakingOnly: params.get('breaking') === 'only',
    ...(unknown !== undefined && { unknown }),
  };
}

/** The query that `readChoice` reads. */
export function toSearch(choice: ComparisonChoice): string {
  const { from, to, module, isBreakingOnly } = choice;
  const params = new URLSearchParams({ from, to });
  if (module) params.set('module', module);
  if (isBreakingOnly) params.set('breaking', 'only');
  return `?${params.toString()}`;
}
