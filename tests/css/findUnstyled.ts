import fs from 'node:fs';

/** What Infima styles: the theme prints its classes, and Markdown its elements. */
const INFIMA = fs.readFileSync(
  require.resolve('infima/dist/css/default/default.css'),
  'utf8',
);

/**
 * Classes of Infima that look right without a rule: a kind of note or badge that
 * looks like all, what holds other things, and what shall not show.
 */
const PLAIN = new Set([
  '.alert--info',
  '.alert--secondary',
  '.alert--success',
  '.badge--secondary',
  '.container-fluid',
  '.footer__item',
  '.menu__link--sublist',
  '.navbar-sidebar__backdrop',
  '.navbar__title',
  '.table-of-contents__left-border',
]);

const NAME = /\.[a-z][\w-]*|(?<![\w.#:[=~^$*|"'-])[a-z][a-z0-9]*(?![\w-])/gi;

/** Each selector of each rule, with the names in it: classes have their dot. */
const listSelectors = (css: string): readonly (readonly string[])[] =>
  Array.from(
    css.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?<=^|[{}])([^{}@]+)\{/g),
    ([, list = '']) => list.split(','),
  )
    .flat()
    .map((selector) => selector.match(NAME) ?? []);

const isClass = (name: string): boolean => name.startsWith('.');

/** Classes, and elements that have a style wherever they are. */
const known = new Set(
  listSelectors(INFIMA).flatMap((names) => {
    const classes = names.filter(isClass);
    return classes.length > 0 ? classes : names;
  }),
);

/**
 * Names that pages have, that Infima would style, and that no rule is for.
 * @param names classes, with their dot, and elements
 */
export function findUnstyled(
  names: readonly string[],
  css: string,
): readonly string[] {
  const styled = new Set(listSelectors(css).flat());
  return [...new Set(names)].filter(
    (name) => known.has(name) && !styled.has(name) && !PLAIN.has(name),
  );
}
