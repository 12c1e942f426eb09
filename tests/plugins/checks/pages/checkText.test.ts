import { expect, test } from 'vitest';
import {
  checkHidden,
  checkText,
} from '../../../../src/plugins/checks/pages/checkText';

const PAGE = 'docs/guide.mdx';

const check = (text: string): readonly string[] =>
  checkText(PAGE, text, {
    siteUrl: 'https://site.example/docs/',
    components: '{ A, Tabs, TabItem }',
    hosts: { images: ['https://images.example'] },
  });

test.each([
  '![The states](a.png)',
  '<img src={a} alt="The states" />',
  '<img src="a.png" alt="" />',
  '<img onLoad={() => {}} alt="x" />',
  '<imgs />',
  '```md\n![](a.png)\n```',
  'Write `![](a.png)`.',
  '![a](https://site.example/docs/a.png)',
  '![a](https://images.example/a.png)',
  '![a](http://HOST:PORT/a.png)',
  '![a](data:image/png;base64,aaaa)',
  '## Same\n\n## Same\n\n## Same {#other}',
  '---\n# a\n---\n```\n# a\n```\n# a',
  '[a](b.mdx), [c](https://d.example), <e@f.example>\n\n[g]: h',
  '`[x](javascript:alert(1))`',
  '<div className="a">\n\n<p>b<br /></p>\n\n</div> <A.B c={<d />} />',
  "import B from 'b';\nimport {\r\n  C,\r\n} from 'c';\n\nexport const D = 1;\n\n<B><C.D /></B><D />",
  '<Tabs values={[{ a: { b: 1 } }]}>\n</Tabs>',
  '`<div>` <!-- <div> --> {/* <div> */}\n```\n<p>\n```',
  'a <b, 1 < 2, <https://a.example>',
  // Line ends, tabs, and the mark of a file.
  '\ufeffa\r\n\tb',
])('%j passes', (text) => {
  expect(check(text)).toEqual([]);
});

test('images in JSX without alternative or of another host are found', () => {
  const url = 'https://c.example/d.png';
  expect(check(`<img src="a.png" />\n<img alt="b" src="${url}" />`)).toEqual([
    expect.stringMatching(
      /^docs\/guide\.mdx:1: the image a\.png has no alt text/,
    ),
    expect.stringContaining(`guide.mdx:2: the image ${url} is on another host`),
  ]);
});

test.each([
  ['data:text/html,x', '[x](<data:text/html,x>)'],
  ['JavaScript:x()', '<a href="JavaScript:x()">x</a>'],
  ['javascript:x', "<a href={'javascript:x'}>x</a>"],
  ['vbscript:x', '[x]: vbscript:x'],
  ['javascript:x', '<javascript:x>'],
])('a link to %s is found in %s', (url, text) => {
  const [first, ...others] = check(`Text.\n\n${text}`);
  expect(first).toBe(
    `docs/guide.mdx:3: the link ${url} is a script or data URL, which the Content-Security-Policy blocks. Link to a page or a file. To run code on a click, use a client component.`,
  );
  expect(others).toEqual([]);
});

test.each([
  ['0000', 'a\u0000b'],
  ['2066', '```js\na(); // \u2066\n```'],
  ['FEFF', 'a\ufeff'],
])('the invisible character U+%s is found', (code, text) => {
  expect(check(`Text.\n${text}`)[0]).toMatch(
    new RegExp(
      `^docs/guide\\.mdx:[23]: invisible character U\\+${code}\\. Delete it\\.$`,
    ),
  );
});

test('invisible characters of JSON are found where they are escaped, too', () => {
  const text =
    '{\n"a": "\\u000a\\u202Eb",\n"c": "\u2067",\n"d": "\\ud83d\\ude00\\ud83d"\n}';
  expect(checkHidden('a.json', text)).toEqual([
    'a.json:2: invisible character U+202E. Delete it.',
    'a.json:3: invisible character U+2067. Delete it.',
    'a.json:4: invisible character U+D83D. Delete it.',
  ]);
});

test.each([
  [
    '<Tabs>\n<TabItem>\n</Tabs>',
    ":2: the tag <TabItem> isn't closed. Add </TabItem>, or write <TabItem /> if it is empty.",
  ],
  [
    'a\n</div>',
    ':2: the tag </div> has no opening tag. Delete it, or add <div>.',
  ],
])('%j', (text, message) => {
  expect(check(text)).toEqual([PAGE + message]);
});
