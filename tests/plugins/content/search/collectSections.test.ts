import { expect, test } from 'vitest';
import {
  collectSections,
  parseSections,
} from '@site/src/plugins/content/search/collectSections';

const wrap = (content: string): string =>
  `<body><nav>Menu</nav><article><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${content}</div><footer>End</footer></article></body>`;

test('a text belongs to the heading above it', () => {
  const html = wrap(
    '<p>Intro.</p><h2 id="one">One<a class="hash-link" href="#one">\u200B</a></h2><p>First.</p><h3 id="two">Two</h3><p>Second.</p>',
  );
  expect(parseSections(html)).toEqual([
    { anchor: '', heading: '', text: 'Intro.' },
    { anchor: 'one', heading: 'One', text: 'First.' },
    { anchor: 'two', heading: 'Two', text: 'Second.' },
  ]);
});

test.each([
  [
    'paragraphs and lists',
    '<p>First <b>te</b>xt<br>more.</p><ul><li>a</li><li>b</li></ul>',
    'First text more.\na\nb',
  ],
  [
    'no buttons, drawings, scripts, and lists that are searched elsewhere',
    '<p>All.</p><svg><text>Box</text></svg><button>Copy</button><script>x</script><dl data-search="skip"><dt>audio</dt></dl>',
    'All.',
  ],
  [
    'a name that may break in a narrow cell as one word',
    '<table><td><code>Device.<wbr>name()</code></td></table>',
    'Device.name()',
  ],
  [
    'the cells of tables apart, and heads of columns as no sentence',
    '<table><thead><tr><th>Call</th><th>Does</th></tr></thead><tbody><tr><td>a()</td><td><p>One.</p><p>Two.</p></td></tr></tbody></table>',
    '`Call\tDoes\na()\tOne. Two.',
  ],
  [
    'lines of code apart, and entities as characters',
    '<pre><code><span class="token-line"><span>a</span>()<br></span><span class="token-line">b &lt; c<br></span></code></pre><h4>No anchor</h4>',
    '`a() b < c\nNo anchor',
  ],
])('a text has %s', (_, html, text) => {
  expect(parseSections(wrap(html))[0]?.text).toBe(text);
});

const PAGE: Parameters<typeof collectSections>[0] = {
  file: 'docs/changelog.mdx',
  path: 'changelog/',
  title: 'Changelog',
  description: 'Every release.',
  keywords: [],
  sectionKeywords: {},
};

const collect = (page: Partial<typeof PAGE>, content: string) =>
  collectSections({ ...PAGE, ...page }, parseSections(wrap(content)));

test('keywords of a heading that is not there are refused', () => {
  const page = { sectionKeywords: { onee: ['first release'] } };
  expect(() => collect(page, '<h2 id="one">1.0.0</h2>')).toThrow(
    'docs/changelog.mdx: section_keywords in the front matter: unknown heading ID "onee". Did you mean "one"? Correct or delete each unknown ID.',
  );
});

test('a page and its sections become records, with the keywords of the front matter', () => {
  const records = collect(
    { keywords: ['news'], sectionKeywords: { '100': ['first release'] } },
    '<p>All.</p><h2 id="100">1.0.0</h2><p>First.</p><h2 id="read-next">Read next</h2><p>Other pages.</p>',
  );
  expect(records).toEqual([
    {
      id: 'page changelog/',
      kind: 'page',
      name: 'Changelog',
      keywords: ['news'],
      path: 'changelog/',
      summary: 'Every release.',
      text: 'All.',
    },
    {
      id: 'changelog changelog/#100',
      kind: 'changelog',
      name: '1.0.0',
      keywords: ['first release'],
      parent: 'Changelog',
      path: 'changelog/#100',
      text: 'First.',
    },
  ]);
});
