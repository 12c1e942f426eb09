import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addPolicy,
  findFaults,
} from '../../../src/plugins/checks/csp/addPolicy';

const KNOWN = 'start()';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const secure = (page: string, ...known: readonly string[]) => {
  const secured = addPolicy(page);
  return {
    html: secured.html,
    faults: findFaults(secured.parts, new Set(known)),
  };
};

const add = (body: string) =>
  secure(`<head><meta charset="utf-8"><title>a</title>${body}`, KNOWN);

describe('addPolicy', () => {
  it('puts the policy before all that it governs', () => {
    expect(add('').html).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self'; [^"]*"><title>/,
    );
  });

  it('leaves a page as it is that has the policy', () => {
    const { html } = add(`<script>${KNOWN}</script>`);
    expect(secure(html, KNOWN)).toEqual({ html, faults: [] });
    expect(secure(html).faults).toHaveLength(1);
  });

  it('allows a known script by its hash', () => {
    const { html, faults } = add(`<script>${KNOWN}</script>`);
    expect(html).toContain(`script-src 'self' ${hash(KNOWN)};`);
    expect(faults).toEqual([]);
  });

  it('takes away the style of an open list, which needs none', () => {
    const { html, faults } = add(
      '<ul style="display:block;overflow:visible;height:auto" class="menu">',
    );
    expect(html).toContain('<ul class="menu">');
    expect(faults).toEqual([]);
  });

  it.each([
    ['files', '<script src="/a.js"></script>'],
    ['data', '<script type="application/ld+json">{}</script>'],
    [
      'data of React',
      '<script data-rh="true" type="application/ld+json">{}</script>',
    ],
    [
      'text about handlers',
      '<code>&lt;a onclick=b style=c&gt; onclick=b</code>',
    ],
    ['attributes that quote handlers', '<a title="a > onclick=b style=c">'],
  ])('has nothing against %s', (_, body) => {
    expect(add(body).faults).toEqual([]);
  });

  const unknown = (text: string): string =>
    `unknown inline script "${text}". Move it into a file that the page loads, or name it in src/plugins/checks/csp/knownScripts.ts.`;
  const handler = (text: string): string =>
    `inline handler \`${text}\`. Use addEventListener instead: the policy blocks it.`;
  const style = (text: string): string =>
    `inline style \`${text}\`. Use a class instead: the policy blocks it.`;

  it.each([
    ['a script', '<script>a()</script>', unknown('a()')],
    ['a module', '<script type="module">a()</script>', unknown('a()')],
    [
      'a known script and more',
      `<script>${KNOWN};a()</script>`,
      unknown(`${KNOWN};a()`),
    ],
    ['a script in capitals', '<SCRIPT>a()</SCRIPT>', unknown('a()')],
    [
      'a long script, in short',
      `<script>${'a'.repeat(99)}</script>`,
      unknown(`${'a'.repeat(60)}…`),
    ],
    ['a handler', '<img src="x" onerror="a()">', handler('onerror="a()"')],
    [
      'a handler without quotes',
      '<a title=">" onclick=a()>',
      handler('onclick=a()'),
    ],
    ['a style', '<p style="color:red">', style('style="color:red"')],
    [
      'a style element',
      '<style media="print">',
      style('<style media="print">'),
    ],
  ])('refuses %s', (_, body, fault) => {
    expect(add(body).faults).toEqual([fault]);
  });

  it('refuses a page without a place for it', () => {
    expect(secure('<title>a</title>').faults).toEqual([
      'no <meta charset> to put a policy after.',
    ]);
  });
});
