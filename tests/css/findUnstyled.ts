import fs from 'node:fs';
import { findAll } from '../findAll';

/** Infima styles the classes that the theme prints, and the elements of Markdown. */
const INFIMA = fs.readFileSync(
  require.resolve('infima/dist/css/default/default.css'),
  'utf8',
);

/**
 * Infima's classes that look right without a rule: variants that look like the default,
 * containers, and hidden elements.
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

/** The names in each selector of each rule; class names include their dot. */
const listSelectors = (css: string): readonly (readonly string[])[] =>
  findAll(css.replace(/\/\*[^]*?\*\//g, ''), /(?<=^|[{}])([^{}@]+)\{/g)
    .flatMap((list) => list.split(','))
    .map((selector) => selector.match(NAME) ?? []);

const isClass = (name: string): boolean => name.startsWith('.');

/** All classes in Infima's selectors, and the elements in selectors without a class. */
const known = new Set(
  listSelectors(INFIMA).flatMap((names) => {
    const classes = names.filter(isClass);
    return classes.length > 0 ? classes : names;
  }),
);

/** @param names classes, including their dot, and elements */
export function findUnstyled(
  names: readonly string[],
  css: string,
): readonly string[] {
  const styled = new Set(listSelectors(css).flat());
  return [...new Set(names)].filter(
    (name) => known.has(name) && !styled.has(name) && !PLAIN.has(name),
  );
}
