import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addPolicy } from '../../../src/plugins/checks/csp/addPolicy';

/** Inserts HTML with a style, like Docusaurus's base URL banner. */
const KNOWN = String.raw`start("<p style=\"color: red;\">")`;

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const secure = (page: string, ...known: readonly string[]) =>
  addPolicy(page, {}, (text) => known.includes(text));

const add = (body: string) =>
  secure(`<head><meta charset="utf-8"><title>a</title>${body}`, KNOWN);

it.each([
  [
    'data of React',
    '<script data-rh="true" type="application/ld+json">{}</script>',
  ],
  ['text about handlers', '<code>&lt;a onclick=b style=c&gt; onclick=b</code>'],
  ['attributes that quote handlers', '<a title="a > onclick=b style=c">'],
])('has nothing against %s', (_, body) => {
  const { warnings, errors } = add(body);
  expect([...warnings, ...errors]).toEqual([]);
});

const unknown = (text: string): string =>
  `unknown inline script "${text}". The Content-Security-Policy blocks inline scripts, including those of plugins. Move it to a file in static/ and list the file under "scripts" in docusaurus.config.ts.`;

it.each([
  ['<script type="module">a()</script>', unknown('a()')],
  [`<script>${KNOWN};a()</script>`, unknown(`${KNOWN};a()`)],
  ['<SCRIPT>a()</SCRIPT>', unknown('a()')],
  [`<script>${'a'.repeat(99)}</script>`, unknown(`${'a'.repeat(60)}…`)],
])('refuses %s', (body, error) => {
  expect(add(body).errors).toEqual([error]);
});

it.each([
  ['in quotes', '<img src="x" onerror="a()">', 'onerror="a()"'],
  ['without quotes', '<a title=">" onclick=a()>', 'onclick="a()"'],
])('says that a handler %s is blocked, and goes on', (_, body, text) => {
  const { warnings, errors } = add(body);
  expect(errors).toEqual([]);
  expect(warnings).toEqual([
    `inline handler \`${text}\`: the policy blocks it. Add the listener in a script instead: a file in static/ that is listed under "scripts" in docusaurus.config.ts.`,
  ]);
});

it.each([
  ['an attribute', '<p style="content:&quot;a&quot;">', 'content:"a"'],
  ['an element', '<style>a{color:red}</style>', 'a{color:red}'],
  ['what core inserts', `<script>${KNOWN}</script>`, 'color: red;'],
])('allows the style of %s by its hash', (_, body, text) => {
  // The first `</script>` ends the script.
  const page = `<meta charset="utf-8"><script src="/a.js"></script>${body}`;
  const { html } = secure(page, KNOWN);
  expect(html).toContain(`style-src 'self' 'unsafe-hashes' ${hash(text)};`);
});

it.each(['object', 'embed'])('allows files of the site in <%s>', (name) => {
  expect(add('').html).toContain("object-src 'none';");
  expect(add(`<${name} type="a/b">`).html).toContain("object-src 'self';");
});

it('refuses a page without a place for it', () => {
  expect(secure('<title>a</title>').errors).toEqual([
    'no <meta charset>. Add it: the Content-Security-Policy is inserted after it.',
  ]);
});
