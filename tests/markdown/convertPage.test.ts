import { expect, test } from 'vitest';
import { convertPage } from '@site/src/markdown/page/convertPage';
import { cutContent } from '@site/src/markdown/page/parseHtml';
import { printMarkdown } from '@site/src/markdown/printMarkdown';

const URL = 'https://a.org/x/guide/';

const convert = (html: string): string =>
  printMarkdown(
    convertPage(`<div>${html}</div>`, URL).nodes,
    'https://a.org/x/',
  );

test.each([
  [
    '<p><a href="#a">here</a> <a href="/x/">there</a> <a href="../x/">far</a></p>',
    '[here](https://a.org/x/guide/#a) [there](https://a.org/x/) [far](https://a.org/x/x/)\n',
  ],
  [
    '<div class="language-js theme-code-block"><div>app.js</div><div><pre><code><span class="token-name">a</span>(`\n`);\n</code></pre><button data-control="copy">Copy</button></div></div>',
    '**app.js**\n\n```js\na(`\n`);\n```\n',
  ],
  [
    '<figure><figcaption>Value <button data-control="run">Run</button></figcaption><pre class="language-json"><code>{}</code></pre></figure>',
    '**Value**\n\n```json\n{}\n```\n',
  ],
  [
    '<p><code>Map&lt;<a href="#a">A</a>&gt;</code></p>',
    '`Map<`[`A`](https://a.org/x/guide/#a)`>`\n',
  ],
  [
    '<client-component data-client="src/Counter" data-props="{}"><p>Count: 3<button>More</button></p><client-slot name="children"><p><b>Given</b></p></client-slot><template data-slot="more"><p>Later</p></template></client-component>',
    'Count: 3\n\n**Given**\n\nLater\n',
  ],
  [
    '<p><code>Device.<wbr>screen<wbr>Resolution</code></p>',
    '`Device.screenResolution`\n',
  ],
  [
    '<div class="theme-admonition alert"><div><span><svg><path></path></svg></span>caution</div><div><p>Mind <code>this</code>.</p></div></div>',
    '> **Caution**\n>\n> Mind `this`.\n',
  ],
  [
    '<figure><svg role="img"><title>Start</title><desc>It starts.</desc><path></path></svg><figcaption>See <code>ready</code>.</figcaption><details><summary>Diagram in words</summary><ol><li>One</li></ol></details></figure>',
    '**Diagram: Start**\n\nIt starts.\n\nSee `ready`.\n\n**Diagram in words**\n\n1. One\n',
  ],
  [
    '<dl><div><dt>Type</dt><dd>text</dd></div><div><dt><a href="#id">id</a></dt><dd>an <em>id</em></dd></div></dl>',
    '- **Type**: text\n- [id](https://a.org/x/guide/#id): an _id_\n',
  ],
  [
    '<p><a href="#a">a</a><a href="#b">b</a></p>',
    '[a](https://a.org/x/guide/#a), [b](https://a.org/x/guide/#b)\n',
  ],
  // Blocks, also repeated ones, are apart, and lists next to each other differ.
  [
    '<p>Same</p><p>Same</p><ul><li>a</li></ul><ul><li>b</li></ul>',
    'Same\n\nSame\n\n- a\n\n* b\n',
  ],
  ['<ul><li><h3>One</h3><p>Text</p></li></ul>', '- One\n\n  Text\n'],
  [
    '<p><a href="http://localhost:PORT/a">here</a></p>',
    '[here](http://localhost:PORT/a)\n',
  ],
  ['<p>a<img src="a.png" alt=""></p>', 'a\n'],
  ['<p><img src="/x/a.png" alt="A"></p>', '![A](https://a.org/x/a.png)\n'],
  // What Markdown can't say stays HTML, with whole addresses.
  [
    '<p>Press <kbd class="key">A</kbd>.</p><video controls="" src="/x/a.mp4" style="color:red"></video><my-map></my-map>',
    'Press <kbd>A</kbd>.\n\n<video controls src="https://a.org/x/a.mp4"></video>\n\n<my-map></my-map>\n',
  ],
  [
    '<ul><li class="task-list-item"><input type="checkbox" disabled="" checked=""> done</li><li><input type="checkbox" disabled=""> open</li></ul>',
    '- [x] done\n- [ ] open\n',
  ],
])('shows %s as %s', (html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

test('tells the section of each symbol apart, as a page of its own', () => {
  const { sections } = convertPage(
    '<div><h2 id="methods">Methods</h2><section><h3 id="audio">audio</h3><div><p>Returns.</p><h4>Result</h4><p>It.</p></div></section><section><p>Not in 1.0.0</p></section></div>',
    URL,
  );
  const texts = [...sections].map(([id, nodes]) => [
    id,
    printMarkdown(nodes, URL),
  ]);
  expect(texts).toEqual([['audio', 'Returns.\n\n## Result\n\nIt.\n']]);
});

test('reads the text of a page only', () => {
  const page =
    '<main><nav>menu</nav><article><div class="theme-doc-markdown markdown"><p>text</p></div></article><nav>next</nav></main>';
  expect(cutContent(page)).toBe(
    '<div class="theme-doc-markdown markdown"><p>text</p></div>',
  );
  expect(cutContent('<body><main id="main"><p>home</p></main></body>')).toBe(
    '<main id="main"><p>home</p></main>',
  );
});
