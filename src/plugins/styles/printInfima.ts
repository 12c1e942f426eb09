import type * as PostCss from 'postcss';
import { requireFromCore } from '../shared/requireFromCore';

/** Class names to leave out: our base styles them completely or uses them differently. */
const OWN =
  /^(?:navbar|menu|footer|dropdown|breadcrumbs|table-of-contents|container-fluid|(?:alert|badge)--secondary|(?:close|disabled)$)/;

/** Infima's blocks use variables that modifiers set, but our base style sheet doesn't. */
const USES: Readonly<Record<string, string>> = {
  alert: 'background-color: var(--ifm-alert-background-color)',
  badge:
    'background-color: var(--ifm-badge-background-color); border-color: var(--ifm-badge-border-color); color: var(--ifm-badge-color)',
  button:
    'background-color: var(--ifm-button-background-color); border-color: var(--ifm-button-border-color); color: var(--ifm-button-color)',
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
  const postcss = requireFromCore('postcss') as typeof PostCss;
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
        // The base comes later, so a modifier of its block needs a higher specificity.
        return known.has(name.replace(/(?:--|__).*/, ''))
          ? found + found
          : found;
      }),
    );
    const [, , block = ''] =
      /^\.((\w+)--[\w-]+)(?:\.\1)?$/.exec(rule.selector) ?? [];
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
