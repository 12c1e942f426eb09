/** Two versions. A version named in the URL may not exist. */
export interface ComparedVersions {
  readonly from: string;
  readonly to: string;
}

export interface ComparisonChoice extends ComparedVersions {
  /** The module to show, or `''` for all. */
  readonly module: string;
  readonly isBreakingOnly: boolean;
}

/**
 * Reads `?from=1.0.0&to=1.2.0&module=Device&breaking=only`. The default is the newest
 * version and the one before it.
 * @param versions all versions, the oldest first
 */
export function readChoice(
  search: string,
  versions: readonly string[],
): ComparisonChoice {
  const params = new URLSearchParams(search);
  const [before = '', newest = ''] = versions.slice(-2);
  return {
    from: params.get('from') ?? before,
    to: params.get('to') ?? newest,
    module: params.get('module') ?? '',
    isBreakingOnly: params.get('breaking') === 'only',
  };
}

/** Returns a query that `readChoice` reads. */
export function toSearch(
  choice: ComparedVersions & Partial<ComparisonChoice>,
): string {
  const { from, to, module, isBreakingOnly } = choice;
  const params = new URLSearchParams({ from, to });
  if (module) params.set('module', module);
  if (isBreakingOnly) params.set('breaking', 'only');
  return `?${params.toString()}`;
}
