import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import CodeLines from '../../src/components/CodeLines';

vi.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({ prism: {} }),
}));

const CODE = "const a = 'b';\n\nreturn a;";

const print = (
  showLineNumbers: boolean,
  code = CODE,
  language = 'js',
): string =>
  renderToStaticMarkup(
    <CodeLines
      className="code"
      code={code}
      language={language}
      lineClassNames={{ 2: ['marked'] }}
      showLineNumbers={showLineNumbers}
    />,
  );

it.each([true, false])(
  'colors code whose line numbers are %s',
  (isNumbered) => {
    const html = print(isNumbered);
    expect(html).toContain('<span class="token-keyword">const</span>');
    // Text of one color is one run.
    expect(html).toContain('</span> a = <span');
    expect(html).toMatch(
      /<span class="marked[^"]*">(?:<span>)?<span class="token-keyword">return/,
    );
    // Browsers drop spaces between children of a table row.
    expect(/<span class="[^"]*line[^"]*"><span>/.test(html)).toBe(isNumbered);
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

it('colors a command in quotes as a name', () => {
  expect(print(false, 'echo "$(date)"', 'bash')).toContain(
    '<span class="token-name">date</span>',
  );
});
