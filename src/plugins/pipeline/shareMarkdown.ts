import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DocsVersion } from '../shared/docsContent';
import { askThread } from '../shared/runInThread';

/** A file, as far as core's loader reads it. */
interface Code {
  toString(): string;
}

/** As far as core's loader of Markdown calls it. */
interface MdxCompiler {
  process(file: { contents: string; path: string }): Promise<Code>;
}

interface Mdx {
  createCompiler: (options: object) => MdxCompiler;
}

/** Stands for the address of a version, and passes through MDX as it is. */
const VERSION = '/version-of-this-page/';

const requireFromLoader = createRequire(
  require.resolve('@docusaurus/mdx-loader'),
);

/** Ends MDX's work at the tree, whose code Babel makes in a thread. */
function keepTree(this: { Compiler?: (tree: object) => string }): void {
  this.Compiler = (tree) => JSON.stringify(tree);
}

/** @throws when core's loader compiles by other means, and nothing would be shared */
function needCompiler(): void {
  const file = requireFromLoader.resolve('@docusaurus/mdx-loader/lib/loader');
  if (/\bcreateCompiler\b/.test(fs.readFileSync(file, 'utf8'))) return;
  throw new Error(
    `${file} compiles without createCompiler now. See src/plugins/pipeline/README.md, "Markdown".`,
  );
}

/**
 * Compiles once what pages of several versions say word for word. Their links,
 * which are resolved before, differ in the address of the version alone.
 */
export function shareMarkdown(versions: readonly DocsVersion[]): void {
  needCompiler();
  const mdx = requireFromLoader('@mdx-js/mdx') as Mdx;
  const { createCompiler } = mdx;
  const printCode = askThread(path.join(__dirname, 'printCode.ts'));
  mdx.createCompiler = (options) => {
    const compiler = createCompiler(options);
    const parser = createCompiler({ ...options, compilers: [keepTree] });
    const known = new Map<string, Promise<string>>();
    const compile = async (contents: string, file: string): Promise<string> =>
      printCode(String(await parser.process({ contents, path: file })));
    return {
      async process({ contents, path: file }) {
        const version = versions.find(({ folder }) =>
          file.includes(`/${folder}/`),
        );
        if (!version) return compiler.process({ contents, path: file });
        const key = contents.replaceAll(version.path, VERSION);
        const result = known.get(key) ?? compile(key, file);
        known.set(key, result);
        // A fault names the file; it is not to be that of another version.
        const code = await result.catch(() =>
          compiler.process({ contents, path: file }),
        );
        return code.toString().replaceAll(VERSION, version.path);
      },
    };
  };
}
