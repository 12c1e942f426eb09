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

/** Compiles a text as a page of two versions, and returns the compiled files. */
async function compile(
  contents: string,
  options: object = {},
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

it('versions share a page', async () => {
  expect(await compile('[a](/docs/b/) ![c](/img/d.png)')).toHaveLength(1);
});

it.each(['![a](./b.png)', '![a](b.png)', '![a][b]\n\n[b]: ../c.png'])(
  'each version compiles a page with files next to it: %j',
  async (text) => {
    expect(await compile(text)).toHaveLength(2);
  },
);

it('each version compiles a page that plugins of the settings may change', async () => {
  const rehypePlugins = [() => () => undefined];
  expect(await compile('Text.', { rehypePlugins })).toHaveLength(2);
});

it('docs at the root of the host keep their addresses', async () => {
  shareMarkdown([{ ...VERSIONS[0], path: '/' }] as never);
  const file = '/site/versioned_docs/version-2.0.0/a.mdx';
  const contents = 'https://example.com/a';
  const code = await createCompiler({}).process({ contents, path: file });
  expect(String(code)).toMatch(/"href": ?"https:../);
});
