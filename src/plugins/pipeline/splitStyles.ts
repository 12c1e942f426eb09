import postcss from 'postcss';

/**
 * What few pages have of the style sheet for all, by classes. Nothing but the
 * HTML of pages may have them: no script loads their style sheet.
 */
const RARE = /\.(?:alert|admonition)/;

/** Takes the rules for what few pages have out of the others. */
export function splitStyles(
  css: string,
): readonly [common: string, rare: string] {
  const common = postcss.parse(css);
  const rare = postcss.parse(css);
  const isRare = (selectors: readonly string[]): boolean =>
    selectors.every((one) => RARE.test(one));
  common.walkRules((rule) => {
    if (isRare(rule.selectors)) rule.remove();
  });
  rare.walkAtRules(/^(?:keyframes|page)$/, (rule) => {
    rule.remove();
  });
  rare.walkRules((rule) => {
    if (!isRare(rule.selectors)) rule.remove();
  });
  return [common.toString(), rare.toString()];
}
