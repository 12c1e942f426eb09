import type * as PostCss from 'postcss';
import { requireFromCore } from '../shared/requireFromCore';

const postcss = requireFromCore('postcss') as typeof PostCss;

/** Class names to leave out: our base styles them completely or uses them differently. */
const OWN =
  /^(?:navbar|menu|footer__item$|dropdown|breadcrumbs|table-of-contents|container-fluid|(?:alert|badge)--secondary|(?:close|disabled)$)/;

/** Infima's blocks use variables that modifiers set, but our base style sheet doesn't. */
const USES: Readonly<Record<string, string>> = {
  badge:
    'background-color: var(--ifm-badge-background-color); border-color: var(--ifm-badge-border-color); color: var(--ifm-badge-color)',
  col: 'flex: 0 0 var(--ifm-col-width); max-width: var(--ifm-col-width)',
};

const CLASS = /\.([a-z][\w-]*)/gi;

const listClasses = (selector: string): readonly string[] =>
  Array.from(selector.matchAll(CLASS), ([, name = '']) => name);

/**
 * Prints the Infima rules that our `base` lacks, so that pages can use every class. They
 * come first, so that the site's own style sheets override them.
 */
export function printInfima(infima: string, base: string): string {
  const known = new Set(listClasses(base));
  const isMissing = (name: string): boolean =>
    !known.has(name) && !OWN.test(name);
  const root = postcss.parse(infima);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    if (/^(?::root|html\[data-theme='dark'\])$/.test(rule.selector)) {
      rule.walkDecls((token) => {
        // The base has colors of two kinds of buttons, and these are for all others.
        if (token.prop.startsWith('--ifm-button-')) return;
        if (base.includes(`${token.prop}:`)) token.remove();
      });
      return;
    }
    const selectors = rule.selectors.filter((one) =>
      listClasses(one).some(isMissing),
    );
    if (selectors.length === 0) {
      rule.remove();
      return;
    }
    // With attribute selectors, base classes alone don't make a page load this sheet.
    rule.selectors = selectors.map((one) =>
      one.replace(CLASS, (found, name: string) => {
        if (!isMissing(name)) return `[class~='${name}']`;
        // The base comes later, so this needs a higher specificity than `.button:hover`.
        return name === 'button--link' && one.includes(':')
          ? found + found
          : found;
      }),
    );
    // The base colors buttons with this variable.
    if (rule.selector.includes('button--'))
      rule.walkDecls('color', (one) => {
        one.prop = '--ifm-button-color';
      });
    const [, block = ''] = /^\.(\w+)--[\w-]+$/.exec(rule.selector) ?? [];
    const uses = USES[block];
    if (uses) rule.append(uses);
    if (!rule.selector.startsWith('.col--')) return;
    const wide = postcss.atRule({ name: 'media', params: '(--wide)' });
    rule.replaceWith(wide);
    wide.append(rule);
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** Prints what Infima does with the variables that `custom` sets and `base` ignores. */
export function printCustom(infima: string, base: string, custom: string) {
  const read = new Set(base.match(/(?<=var\()--ifm-[\w-]+/g));
  const names = custom.match(/--ifm-[\w-]+(?=\s*:)/g) ?? [];
  const set = new Set<string>(names.filter((name) => !read.has(name)));
  const kept = new Set<string>();
  const root = postcss.parse(set.size > 0 ? infima : '');
  root.walkDecls((one) => {
    const { prop, value, variable: isVariable } = one;
    const place = `${prop} ${(one.parent as PostCss.Rule).selector}`;
    const reads = value.match(/--ifm-[\w-]+/g)?.some((name) => set.has(name));
    if (reads) (isVariable ? set : kept).add(isVariable ? prop : place);
    // A modifier, such as that of the current page, must still override its block.
    const isKept = isVariable
      ? / (?::root|html)/.test(place) && !base.includes(`${prop}:`)
      : reads || kept.has(place.replace(/(?:--|[:,])[^]*/, ''));
    if (!isKept) one.remove();
  });
  return root.toString();
}
