import postcss, { type Declaration, type Root, type Rule } from 'postcss';

/** Names of style sheets, and their texts. */
export type Styles = readonly (readonly [file: string, css: string])[];

const USE = /var\(\s*(--[\w-]+)\s*\)/g;

/** Whether a rule is for the page as a whole, in whichever color mode. */
const isWholePage = ({ selectors }: Rule): boolean =>
  selectors.every((one) =>
    /^(?:html|:root|\[data-theme(?:=\S+)?\])+$/.test(one),
  );

/** Whether a rule is for the page as a whole, always. */
const isAlways = ({ selector, parent }: Rule): boolean =>
  selector === ':root' && parent?.type === 'root';

/** Whether a rule is for the page as a whole, above those of a color mode. */
const isForBoth = ({ selectors, parent }: Rule): boolean =>
  parent?.type === 'root' &&
  selectors.includes(':root') &&
  selectors.includes('html[data-theme]');

/** Drops what a later rule for the page as a whole says again: ours, of Infima. */
function dropRestated(root: Root): void {
  const known = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => {
    const rule = one.parent as Rule;
    if (!isWholePage(rule)) return;
    const earlier = known.get(one.prop) ?? [];
    for (const other of earlier) {
      const isOver =
        isForBoth(rule) || (isAlways(rule) && isAlways(other.parent as Rule));
      if (isOver) other.remove();
    }
    known.set(one.prop, [...earlier.filter(({ parent }) => parent), one]);
  });
}

/** Drops variables that no style sheet uses, nor a variable that one uses. */
function dropUnused(roots: readonly Root[], words: readonly string[]): void {
  const uses = roots
    .map(String)
    .join('')
    .matchAll(/var\(\s*(--[\w-]+)/g);
  const used = new Set([...words, ...Array.from(uses, ([, name]) => name)]);
  let dropped = 0;
  for (const root of roots) {
    root.walkDecls(/^--/, (one) => {
      if (used.has(one.prop)) return;
      dropped += 1;
      one.remove();
    });
  }
  if (dropped > 0) dropUnused(roots, words);
}

/**
 * Writes the values of variables that never change where they are used: Infima
 * has hundreds. Takes all style sheets that can meet in a page.
 *
 * @param words what scripts name, which may be a variable
 */
export function inlineVariables(
  styles: Styles,
  words: readonly string[] = [],
): Styles {
  const roots = styles.map(([, css]) => postcss.parse(css));
  for (const root of roots) dropRestated(root);
  const all: Declaration[] = [];
  for (const root of roots) root.walkDecls((one) => void all.push(one));
  const values = new Map<string, string>();
  const varying = new Set<string>();
  const locals = new Set<string>();
  for (const { prop, value, parent } of all) {
    if (!prop.startsWith('--')) continue;
    if (isAlways(parent as Rule)) values.set(prop, value);
    else varying.add(prop);
    if (!isWholePage(parent as Rule)) locals.add(prop);
  }
  const inline = (text: string): string =>
    text.replace(USE, (use, name: string) => {
      const value = varying.has(name) ? undefined : values.get(name);
      if (value === undefined) return use;
      const inlined = inline(value);
      // Where a part of the page has a value of its own, it is another value.
      const isSame = !Array.from(inlined.matchAll(/--[\w-]+/g)).some(([used]) =>
        locals.has(used),
      );
      return isSame ? inlined : use;
    });
  for (const one of all) one.value = inline(one.value);
  dropUnused(
    roots,
    words.filter((word) => varying.has(word)),
  );
  return roots.map((root, i) => [styles[i]?.[0] ?? '', root.toString()]);
}
