import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import CodeLines from '../../src/components/CodeLines';

vi.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({ prism: {} }),
}));

const CODE = "const a = 'b';\n\nreturn a;";

const print = (showLineNumbers: boolean): string =>
  renderToStaticMarkup(
    <CodeLines
      className="code"
      code={CODE}
      language="js"
      lineClassNames={{ 2: ['marked'] }}
      showLineNumbers={showLineNumbers}
    />,
  );

it.each([true, false])(
  'colors code whose line numbers are %s',
  (isNumbered) => {
    const html = print(isNumbered);
    expect(html).toContain('<span class="token-keyword">const</span>');
    expect(html).toMatch(
      /<span class="marked[^"]*"><span class="token-keyword">return/,
    );
    expect(html.replace(/<[^>]*>/g, '').trim()).toBe(
      CODE.replaceAll("'", '&#x27;'),
    );
  },
);

it('numbers each line, even an empty one', () => {
  const count = (html: string): number =>
    html.match(/<span class="(?!token)/g)?.length ?? 0;
  expect(count(print(true))).toBe(3);
  expect(count(print(false))).toBe(1);
});
