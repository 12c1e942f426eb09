import fs from 'node:fs';
import { expect, it } from 'vitest';
import { printInfima } from '../../../src/plugins/styles/printInfima';

const css = printInfima(
  fs.readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
  fs.readFileSync('src/css/base.css', 'utf8'),
);

it.each([
  /\.avatar \{[^}]*display: flex/,
  // A site's own class, which comes later, overrides these.
  /^\.hero--primary \{/m,
  /\.alert--success \{[^}]*background-color: var\(--ifm-alert-background-color\)/,
  /@media \(--wide\) \{\s*\.col--6\.col--6 \{[^}]*flex: 0 0 var\(--ifm-col-width\)/,
  /--ifm-avatar-photo-size: 3rem/,
])('has what the base lacks: %s', (text) => {
  expect(css).toMatch(text);
});

it.each([/\.button[ .{]/, /\.navbar/, /--ifm-color-primary: /, /\.menu/])(
  'leaves out what the base has: %s',
  (text) => {
    expect(css).not.toMatch(text);
  },
);
