import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  printCustom,
  printInfima,
} from '../../../src/plugins/styles/printInfima';

const infima = fs.readFileSync(
  'node_modules/infima/dist/css/default/default.css',
  'utf8',
);
const base = fs.readFileSync('src/css/base.css', 'utf8');

const css = printInfima(infima, base);

it.each([
  /\.avatar \{[^}]*display: flex/,
  // A site's own class, which comes later, overrides these.
  /^\.hero--primary \{/m,
  /^\.alert--success \{[^}]*--ifm-alert-background-color: /m,
  /^\.button--outline \{/m,
  // The base has a rule for `.button:hover`.
  /\.button--link\.button--link:hover[^{]*\{[^}]*text-decoration: /,
  /@media \(--wide\) \{\s*\.col--6 \{[^}]*flex: 0 0 var\(--ifm-col-width\)/,
  /--ifm-avatar-photo-size: 3rem/,
  /\.footer__link-separator \{\s*margin: 0 var/,
])('has what the base lacks: %s', (text) => {
  expect(css).toMatch(text);
});

it.each([/\.button[ .{]/, /\.navbar/, /--ifm-color-primary: /, /\.menu/])(
  'leaves out what the base has: %s',
  (text) => {
    expect(css).not.toMatch(text);
  },
);

describe('variables of Infima that a site sets', () => {
  const print = (name: string): string =>
    printCustom(infima, base, `:root { --ifm-${name}: 1px; }`);

  it.each<[string, RegExp]>([
    ['h5-font-size', /^h5 \{\s*font-size: var\(--ifm-h5-font-size\)/m],
    ['code-font-size', /^code \{\s*font-size: var\(--ifm-code-font-size\)/m],
    // Variables that the rule also uses keep their defaults.
    ['line-height-base', /:root \{[^}]*--ifm-font-size-base: 100%/],
    ['h1-font-size', /^(?![^]*--ifm-h1-font-size: 3rem)/],
    ['spacing-vertical', /\.alert \{[^}]*var\(--ifm-alert-padding-vertical\)/],
    // The current page stays marked.
    [
      'menu-color',
      /\.menu__link--active \{\s*color: var\(--ifm-menu-color-act/,
    ],
  ])('%s has its rules', (name, text) => {
    expect(print(name)).toMatch(text);
  });

  it('needs no rules where the base reads it, or the site does not set it', () => {
    expect(print('link-color')).toBe('');
    const used = 'a { margin: var(--ifm-code-font-size) }';
    expect(printCustom(infima, base, used)).toBe('');
  });
});
