import { createRequire } from 'node:module';
import type { DocsVersion } from '../shared/docsContent';

/** A file, as far as core's loader reads it. */
interface Code {
  toString(): string;
}

/** As far as core's loader of Markdown calls it. */
interface Compiler {
  process(file: { contents: string; path: string }): Promise<Code>;
}

interface Mdx {
  createCompiler: (options: object) => Compiler;
}

/** Stands for the address of a version, and passes through MDX as it is. */
const VERSION = '/version-of-this-page/';

const requireFromLoader = createRequire(
  require.resolve('@docusaurus/mdx-loader'),
);

/**
 * Compiles once what pages of several versions say word for word. Their links,
 * which are resolved before, differ in the address of the version alone.
 */
export function shareMarkdown(versions: readonly DocsVersion[]): void {
  const mdx = requireFromLoader('@mdx-js/mdx') as Mdx;
  const { createCompiler } = mdx;
  mdx.createCompiler = (options) => {
    const compiler = createCompiler(options);
    const known = new Map<string, Promise<Code>>();
    return {
      async process({ contents, path }) {
        const version = versions.find(({ folder }) =>
          path.includes(`/${folder}/`),
        );
        if (!version) return compiler.process({ contents, path });
        const key = contents.replaceAll(version.path, VERSION);
        const result =
          known.get(key) ?? compiler.process({ contents: key, path });
        known.set(key, result);
        // A fault names the file; it is not to be that of another version.
        const code = await result.catch(() =>
          compiler.process({ contents, path }),
        );
        return code.toString().replaceAll(VERSION, version.path);
      },
    };
  };
}
