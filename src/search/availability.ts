import type { Variant, SearchVersion } from './format';

/** Lists the versions of an entry's variants, for example `1.0.0 – 1.2.0`. */
export function printAvailability(
  variants: readonly Variant[],
  versions: readonly SearchVersion[],
): string {
  const has = versions.map((_, index) =>
    variants.some((v) => v.versions.includes(index)),
  );
  if (versions.length === 1) return '';
  if (has.every(Boolean)) return 'every version';
  const ranges: string[] = [];
  for (let last = versions.length - 1; last >= 0; last -= 1) {
    if (!has[last]) continue;
    const oldest = versions[last]?.label ?? '';
    while (has[last - 1]) last -= 1;
    const newest = versions[last]?.label ?? '';
    ranges.push(oldest === newest ? oldest : `${oldest} – ${newest}`);
  }
  return ranges.length === 1 && !ranges[0]?.includes(' – ')
    ? `only ${ranges[0] ?? ''}`
    : ranges.join(', ');
}
