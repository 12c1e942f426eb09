interface Target {
  /** Matches the names of rows. */
  readonly rows: RegExp;
  /** Whether the limit applies to the value, or to its ratio to the baseline. */
  readonly of: 'figure' | 'ratio';
  /** The baseline that the target applies to; default: every baseline. */
  readonly against?: string;
  readonly most: number;
}

/** The first target that matches a row's name applies to the row. */
const TARGETS: readonly Target[] = [
  { rows: /first tap/, of: 'figure', most: 150 },
  { rows: /^first click of a visit, not/, of: 'figure', most: 60 },
  { rows: /^first click of a visit, fetched/, of: 'figure', most: 40 },
  { rows: /^slowest key press in the first query/, of: 'ratio', most: 0.1 },
  { rows: /, fetched ahead/, of: 'figure', most: 100 },
  { rows: /not fetched ahead/, of: 'ratio', most: 0.5 },
  { rows: /^module: .*first load/, of: 'figure', most: 650 },
  { rows: /^module: .*main thread, total/, of: 'figure', most: 680 },
  { rows: /^(?:module|heaviest): .*first load/, of: 'ratio', most: 0.6 },
  {
    rows: /^(?:module|heaviest): .*first movement, ms/,
    of: 'ratio',
    most: 0.5,
  },
  { rows: /after typical use/, of: 'figure', most: 14 },
  { rows: /with the first search/, of: 'figure', most: 85 },
  { rows: /style/, of: 'figure', most: 12 },
  { rows: /layout shift/, of: 'figure', most: 0 },
  { rows: /^cold build/, of: 'ratio', against: 'stock', most: 0.23 },
  { rows: /^warm build/, of: 'ratio', against: 'stock', most: 0.4 },
  { rows: /^build after one edit/, of: 'ratio', against: 'stock', most: 0.35 },
  {
    rows: /^(?:cold|28 versions:) build/,
    of: 'ratio',
    against: 'before',
    most: 1.05,
  },
  { rows: /^28 versions: memory/, of: 'ratio', against: 'before', most: 1 },
  { rows: /^npm start/, of: 'ratio', against: 'before', most: 0.65 },
  { rows: /^edit to refresh/, of: 'ratio', against: 'before', most: 0.6 },
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
    ({ rows, against = baseline }) => rows.test(name) && against === baseline,
  );
  if (!target) return ['', ''];
  const { of, most } = target;
  const value = of === 'ratio' ? ratio : figure;
  const limit = `≤ ${String(most)}`;
  return [
    of === 'ratio' ? `ratio ${limit}` : limit,
    Number.isNaN(value) ? 'not measured' : value <= most ? 'yes' : 'no',
  ];
}
