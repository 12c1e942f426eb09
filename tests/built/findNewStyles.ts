/*
 * What a style sheet may not have, because Chrome 80, Firefox 78 or Safari 14
 * lacks it, with who has it since when. One new word in its selectors takes a
 * rule away from the others.
 */
const NEW: readonly (readonly [
  name: string,
  pattern: RegExp,
  since: string,
])[] = [
  ['inset', /^inset(?:-|$)/, 'Chrome 87, Safari 14.1'],
  [
    'logical shorthands',
    /^(?:margin|padding|border)-(?:inline|block)$/,
    'Chrome 87, Safari 14.1',
  ],
  ['logical radii', /^border-(?:start|end)-(?:start|end)-/, 'Chrome 89'],
  ['aspect-ratio', /^aspect-ratio$/, 'Chrome 88, Firefox 89, Safari 15'],
  ['content-visibility', /^content-visibility$/, 'Chrome 85, Safari 18'],
  ['contain-intrinsic-*', /^contain-intrinsic-/, 'Chrome 83, Safari 17'],
  ['accent-color', /^accent-color$/, 'Chrome 93, Safari 15.4'],
  ['transforms by name', /^(?:translate|rotate|scale)$/, 'Chrome 104'],
  ['text-wrap', /^text-wrap/, 'Chrome 114'],
  ['scrollbar-gutter', /^scrollbar-gutter$/, 'Chrome 94, Safari 18.2'],
];

const NEW_VALUES: typeof NEW = [
  ['overflow: clip', /^overflow[^:]*:\s*clip/, 'Chrome 90, Safari 16'],
  ['units of the small window', /\d[dsl]v[hw]\b/, 'Chrome 108, Safari 15.4'],
  ['units of containers', /\dcq[whib]\b/, 'Chrome 105'],
  ['colors', /\b(?:color-mix|light-dark|ok?lab|ok?lch|hwb)\(/, 'Chrome 101'],
  [
    'a decoration of many words',
    /^text-decoration:\s*underline\s+\S/,
    'Chrome 89; not in Safari',
  ],
];

const NEW_SELECTORS: typeof NEW = [
  [':is()', /:is\(/, 'Chrome 88'],
  [':where()', /:where\(/, 'Chrome 88'],
  [':has()', /:has\(/, 'Chrome 105, Firefox 121, Safari 15.4'],
  [':focus-visible', /:focus-visible/, 'Chrome 86, Firefox 85, Safari 15.4'],
  [':not() of many', /:not\([^()]*,/, 'Chrome 88, Firefox 84'],
  ['::details-content', /::details-content/, 'Chrome 131'],
  ['@layer and others', /^@(?:layer|container|scope|property)\b/, 'Chrome 99'],
  ['ranges', /^@media[^{]*[<>]/, 'Chrome 104, Firefox 63, Safari 16.4'],
];

/**
 * Lists what is too new, as `<what> (<since>): <the rule>`.
 * @param css without comments
 */
export function findNewStyles(css: string): readonly string[] {
  const find = (
    list: typeof NEW,
    text: string,
    rule: string,
  ): readonly string[] =>
    list
      .filter(([, pattern]) => pattern.test(text))
      .map(([name, , since]) => `${name} (${since}): ${rule}`);
  const plain = css.replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g, 'url()');
  let selectors = '';
  return Array.from(plain.matchAll(/([^{};]+)([{;}]|$)/g)).flatMap(
    ([, part = '', end]) => {
      const text = part.trim();
      if (end === '{') {
        selectors = text;
        return find(NEW_SELECTORS, text, text);
      }
      const rule = `${selectors}{${text}}`;
      const name = text.slice(0, text.indexOf(':'));
      return [...find(NEW, name, rule), ...find(NEW_VALUES, text, rule)];
    },
  );
}
