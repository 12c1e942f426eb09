/** The names of two versions, which may not exist if they come from the URL. */
export interface ComparedVersions {
  readonly from: string;
  readonly to: string;
}

/** The reader's choice, which the URL contains. */
export interface ComparisonChoice extends ComparedVersions {
  /** The only module to show; `''` shows all. */
  readonly module: string;
  /** Hides changes that don't break apps. */
  readonly isBreakingOnly: boolean;
}

/**
 * Reads `?from=1.0.0&to=1.2.0&module=Device&breaking=only`. The default is the newest
 * version and the one before it.
 *
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

/** Returns the query that `readChoice` reads. */
export function toSearch(choice: ComparisonChoice): string {
  const { from, to, module, isBreakingOnly } = choice;
  const params = new URLSearchParams({ from, to });
  if (module) params.set('module', module);
  if (isBreakingOnly) params.set('breaking', 'only');
  return `?${params.toString()}`;
}
