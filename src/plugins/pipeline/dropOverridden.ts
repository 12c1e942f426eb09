import postcss, { type Rule } from 'postcss';

const COVERED: readonly (readonly [shorthand: string, covered: RegExp])[] = [
  ['background', /^background-/],
  ['border', /^border-(?!radius|collapse|spacing|image)/],
  ['flex', /^flex-(?:grow|shrink|basis)$/],
  ['margin', /^margin-/],
  ['padding', /^padding-/],
];

/** Browsers take both ways to write them. */
const normalize = (selector: string): string =>
  selector.replace(/::(?=before|after)/, ':');

const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/**
 * Drops what a later rule with the same selector always overrides: values of
 * Infima that the site replaces, pictures among them.
 */
export function dropOverridden(css: string): string {
  const root = postcss.parse(css);
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.unshift(rule));
  const later = new Map<string, Set<string>>();
  for (const rule of rules) {
    if (isInKeyframes(rule)) continue;
    const sets = rule.selectors.map((one) => {
      const selector = normalize(one);
      const set = later.get(selector) ?? new Set<string>();
      later.set(selector, set);
      return set;
    });
    const props: string[] = [];
    rule.each((one) => {
      if (one.type !== 'decl' || one.important) return;
      const { prop } = one;
      const isOver = sets.every(
        (set) =>
          set.has(prop) ||
          COVERED.some(
            ([name, covered]) => set.has(name) && covered.test(prop),
          ),
      );
      if (isOver) one.remove();
      else props.push(prop);
    });
    // Below a condition, it is not always that a rule counts.
    if (rule.parent?.type !== 'root') continue;
    for (const set of sets) for (const prop of props) set.add(prop);
  }
  return root.toString();
}
