import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { DocsVersion } from '../shared/docsContent';

/** A file, as far as core's loader reads it. */
interface Code {
  toString(): string;
}

/** As far as core's loader of Markdown calls it. */
interface MdxCompiler {
  process(file: { contents: string; path: string }): Promise<Code>;
}

interface Mdx {
  readonly createCompiler: (options: object) => MdxCompiler;
}

/** Stands for the address of a version, and passes through MDX as it is. */
const VERSION = '/version-of-this-page/';

const requireFromLoader = createRequire(
  require.resolve('@docusaurus/mdx-loader'),
);

/** @throws when core's loader compiles by other means, and nothing would be shared */
function needCompiler(): void {
  const file = requireFromLoader.resolve('@docusaurus/mdx-loader/lib/loader');
  if (/\bcreateCompiler\b/.test(fs.readFileSync(file, 'utf8'))) return;
  throw new Error(
    `${file} no longer calls createCompiler. See src/plugins/pipeline/README.md, "Markdown".`,
  );
}

/** As far as MDX prints a page's tree. */
interface TreePrinter {
  readonly toJSX: (tree: object) => string;
}

/** Passes through Babel's hands, and may come out with a mark. */
const PROBE = { type: 'root', children: [{ type: 'jsx', value: '<A />' }] };

/**
 * Loads MDX without its Babel, which reads each printed page again to mark elements
 * that a list of components may replace. The theme's list has no name of a component,
 * and with Babel a build takes a tenth longer.
 *
 * @throws when MDX prints by other means
 */
function loadMdx(): Mdx {
  const { cache } = requireFromLoader;
  const requireFromMdx = createRequire(
    requireFromLoader.resolve('@mdx-js/mdx'),
  );
  const babel = requireFromMdx.resolve('@babel/core');
  const loaded = cache[babel];
  const transformSync = (code: string) => ({ code });
  cache[babel] = {
    loaded: true,
    children: [],
    exports: { transformSync },
  } as unknown as NodeModule;
  const { toJSX } = requireFromMdx('./mdx-hast-to-jsx') as TreePrinter;
  // Others may share it.
  cache[babel] = loaded;
  if (toJSX(PROBE).includes('mdxType')) {
    throw new Error(
      `${babel}: MDX uses a different copy of Babel, or was loaded too early. See src/plugins/pipeline/README.md, "Markdown".`,
    );
  }
  return requireFromLoader('@mdx-js/mdx') as Mdx;
}

/**
 * Compiles once what pages of several versions say word for word. Their links,
 * which are resolved before, differ in the address of the version alone.
 */
function share(
  createCompiler: Mdx['createCompiler'],
  versions: readonly DocsVersion[],
): Mdx['createCompiler'] {
  return (options) => {
    const compiler = createCompiler(options);
    const known = new Map<string, Promise<Code>>();
    return {
      async process({ contents, path: file }) {
        const version = versions.find(({ folder }) =>
          file.includes(`/${folder}/`),
        );
        if (!version) return compiler.process({ contents, path: file });
        const text = contents.replaceAll(version.path, VERSION);
        // Images are named from where the page is.
        const key = `${String(file.split('/').length)} ${text}`;
        const result =
          known.get(key) ?? compiler.process({ contents: text, path: file });
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

/**
 * Gives core's loader a compiler that shares among versions.
 * @throws when it compiles by other means
 */
export function shareMarkdown(versions: readonly DocsVersion[]): void {
  needCompiler();
  const { cache } = requireFromLoader;
  const file = requireFromLoader.resolve('@mdx-js/mdx');
  let createCompiler: Mdx['createCompiler'] | undefined;
  const exports: Mdx = {
    // To load it takes a third of a second, and many builds compile no page.
    createCompiler: (options) => {
      if (!createCompiler) {
        cache[file] = undefined;
        createCompiler = share(loadMdx().createCompiler, versions);
      }
      return createCompiler(options);
    },
  };
  cache[file] = {
    loaded: true,
    children: [],
    exports,
  } as unknown as NodeModule;
}
