/** Whether a limit applies to the value, or to its ratio to the baseline. */
type Kind = 'figure' | 'ratio';

/**
 * Rows with a name that matches have this limit. The baseline is the one that the target
 * applies to; default: every baseline.
 */
type Target = readonly [
  rows: RegExp,
  of: Kind,
  most: number,
  baseline?: string,
];

/** The first target that matches a row's name applies to the row. */
const TARGETS: readonly Target[] = [
  [/first tap/, 'figure', 150],
  [/^first click of a visit, not/, 'figure', 60],
  [/^first click of a visit, fetched/, 'figure', 40],
  [/^slowest key press in the first query/, 'ratio', 0.1],
  [/work of the click/, 'ratio', 0.8, 'before'],
  [/, fetched ahead/, 'figure', 100],
  [/not fetched ahead/, 'ratio', 0.5],
  [/^module: .*first load/, 'figure', 650],
  [/^module: .*main thread, total/, 'figure', 680],
  [/^(?:module|heaviest): .*first load/, 'ratio', 0.6],
  [/^(?:module|heaviest): .*first movement, ms/, 'ratio', 0.5],
  [/after typical use/, 'figure', 14],
  [/with the first search/, 'figure', 85],
  [/style/, 'figure', 12],
  [/layout shift/, 'figure', 0],
  [/^cold build/, 'ratio', 0.23, 'stock'],
  [/^warm build/, 'ratio', 0.4, 'stock'],
  [/^build after one edit/, 'ratio', 0.35, 'stock'],
  [/^(?:cold|28 versions:) build/, 'ratio', 1.05, 'before'],
  [/^28 versions: memory/, 'ratio', 1, 'before'],
  [/^npm start/, 'ratio', 0.65, 'before'],
  [/^edit to refresh/, 'ratio', 0.6, 'before'],
];

/**
 * Returns a row's target and whether the row meets it, or `''` if there is no target.
 * @param baseline "stock", or "before" for another checkout
 */
export function printTarget(
  baseline: string,
  name: string,
  figure: number,
  ratio: number,
) {
  const target = TARGETS.find(
    ([rows, , , against = baseline]) => rows.test(name) && against === baseline,
  );
  if (!target) return ['', ''];
  const [, of, most] = target;
  const value = of === 'ratio' ? ratio : figure;
  const limit = `≤ ${String(most)}`;
  return [
    of === 'ratio' ? `ratio ${limit}` : limit,
    Number.isNaN(value) ? 'not measured' : value <= most ? 'yes' : 'no',
  ];
}
