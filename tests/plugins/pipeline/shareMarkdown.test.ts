import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { shareMarkdown } from '../../../src/plugins/pipeline/shareMarkdown';

const requireFromLoader = createRequire(
  createRequire(import.meta.url).resolve('@docusaurus/mdx-loader'),
);

interface Mdx {
  createCompiler: (options: object) => {
    process: (file: { contents: string; path: string }) => Promise<unknown>;
  };
}

const links = requireFromLoader(
  '@docusaurus/mdx-loader/lib/remark/transformLinks',
) as { readonly default: () => unknown };

const VERSIONS = ['2.0.0', '1.0.0'].map((name) => ({
  name,
  folder: `versioned_docs/version-${name}`,
  path: `/docs/${name}/`,
  written: [],
  cards: [],
}));

const createCompiler = (options: object) =>
  (requireFromLoader('@mdx-js/mdx') as Mdx).createCompiler({
    remarkPlugins: [[links.default, {}]],
    rehypePlugins: [],
    ...options,
  });

const CHANGED = { rehypePlugins: [() => () => undefined] };

/** Compiles a text as a page of two versions, and returns the compiled files. */
async function compile(
  contents: string,
  options: object,
): Promise<readonly string[]> {
  const compiled: string[] = [];
  const record = () => (_: unknown, file: { readonly path: string }) => {
    compiled.push(file.path);
  };
  shareMarkdown(VERSIONS as never);
  const remarkPlugins = [record, [links.default, {}]];
  const compiler = createCompiler({ remarkPlugins, ...options });
  for (const { folder } of VERSIONS) {
    await compiler.process({ contents, path: `/site/${folder}/a.mdx` });
  }
  return compiled;
}

it.each([
  ['once', '[a](/docs/b/) ![c](/img/d.png)', {}, 1],
  ['twice if a file is next to it', '![a](./b.png)', {}, 2],
  ['twice if a file is in its folder', '![a](b.png)', {}, 2],
  ['twice if it defines a file', '![a][b]\n\n[b]: ../c.png', {}, 2],
  ['twice if a plugin of the settings may change it', 'Text.', CHANGED, 2],
])('a page of two versions is compiled %s', async (_, text, options, count) => {
  expect(await compile(text, options)).toHaveLength(count);
});

it('docs at the root of the host keep their addresses', async () => {
  shareMarkdown([{ ...VERSIONS[0], path: '/' }] as never);
  const file = '/site/versioned_docs/version-2.0.0/a.mdx';
  const contents = 'https://example.com/a';
  const code = await createCompiler({}).process({ contents, path: file });
  expect(String(code)).toMatch(/"href": ?"https:../);
});
