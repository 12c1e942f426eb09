/** What a figure may be at most, or must be at least. */
export interface Target {
  /** Names of rows. */
  readonly rows: RegExp;
  /** Whether the figure itself counts, or its ratio to the baseline's. */
  readonly of: 'figure' | 'ratio';
  readonly most?: number;
  readonly least?: number;
}

/** The first that names a row counts for it. */
const TARGETS: readonly Target[] = [
  { rows: /first tap/, of: 'figure', most: 150 },
  { rows: /^first click of a visit, not/, of: 'figure', most: 60 },
  { rows: /^first click of a visit, fetched/, of: 'figure', most: 40 },
  { rows: /, fetched ahead/, of: 'figure', most: 100 },
  { rows: /not fetched ahead/, of: 'ratio', most: 0.5 },
  { rows: /^module: .*first load/, of: 'figure', most: 650 },
  { rows: /^module: .*both/, of: 'figure', most: 680 },
  { rows: /^(?:module|heaviest): .*first load/, of: 'ratio', most: 0.6 },
  { rows: /^(?:module|heaviest): .*start/, of: 'ratio', most: 0.5 },
  { rows: /whatever one reads/, of: 'figure', most: 14 },
  { rows: /with the first search/, of: 'figure', most: 85 },
  { rows: /style/, of: 'figure', most: 12 },
  { rows: /layout shift/, of: 'figure', most: 0 },
  { rows: /Lighthouse/, of: 'figure', least: 98 },
  { rows: /^cold build/, of: 'ratio', most: 0.18 },
  { rows: /^warm build/, of: 'ratio', most: 0.2 },
  { rows: /^build after one edit/, of: 'figure', most: 5 },
  { rows: /^one version/, of: 'figure', most: 10 },
  { rows: /^28 versions: build/, of: 'figure', most: 80 },
  { rows: /^28 versions: memory/, of: 'figure', most: 2000 },
  { rows: /^npm start/, of: 'figure', most: 6 },
  { rows: /^edit to refresh/, of: 'figure', most: 0.7 },
];

/** What is wanted of a row, and whether it is so; nothing where nothing is. */
export function printTarget(name: string, figure: number, ratio: number) {
  const target = TARGETS.find(({ rows }) => rows.test(name));
  if (!target) return ['', ''];
  const { of, most = Infinity, least = -Infinity } = target;
  const value = of === 'ratio' ? ratio : figure;
  const limit =
    target.least === undefined ? `≤ ${String(most)}` : `≥ ${String(least)}`;
  const isMet = value <= most && value >= least;
  return [
    of === 'ratio' ? `ratio ${limit}` : limit,
    Number.isNaN(value) ? 'not measured' : isMet ? 'yes' : 'no',
  ];
}
