import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { DocsVersion } from '../shared/docsContent';

/** A compiled file; Docusaurus's loader uses only its text. */
interface Code {
  toString(): string;
}

/** The part of MDX's compiler that Docusaurus's loader calls. */
interface MdxCompiler {
  process(file: { contents: string; path: string }): Promise<Code>;
}

interface Mdx {
  readonly createCompiler: (options: object) => MdxCompiler;
}

/** Placeholder for a version's path; MDX doesn't change it. */
const VERSION = '/version-of-this-page/';

const requireFromLoader = createRequire(
  require.resolve('@docusaurus/mdx-loader'),
);

/** Loads packages of the MDX compiler that Docusaurus uses. */
export const requireFromMdx = createRequire(
  requireFromLoader.resolve('@mdx-js/mdx'),
);

/** @throws if Docusaurus's loader no longer calls `createCompiler`, which we replace */
function checkLoader(): void {
  const file = requireFromLoader.resolve('@docusaurus/mdx-loader/lib/loader');
  if (/\bcreateCompiler\b/.test(fs.readFileSync(file, 'utf8'))) return;
  throw new Error(
    `${file} no longer calls createCompiler. See src/plugins/pipeline/README.md, "Markdown".`,
  );
}

/** Creates an entry for `require.cache`; `require` uses only its exports. */
const toModule = (exports: object): NodeModule =>
  ({ loaded: true, children: [], exports }) as unknown as NodeModule;

/** If Babel runs, it marks this element with `mdxType`. */
const PROBE = { type: 'root', children: [{ type: 'jsx', value: '<A />' }] };

// Loads MDX without Babel, because Babel makes builds 10 % slower. Babel only marks
// elements that `MDXComponents` may replace, and the theme replaces only HTML elements,
// which need no mark.
function loadMdx(): Mdx {
  const { cache } = requireFromLoader;
  const babel = requireFromMdx.resolve('@babel/core');
  const loaded = cache[babel];
  cache[babel] = toModule({ transformSync: (code: string) => ({ code }) });
  const { toJSX } = requireFromMdx('./mdx-hast-to-jsx') as {
    readonly toJSX: (tree: object) => string;
  };
  // Other packages may use the same copy of Babel.
  cache[babel] = loaded;
  if (toJSX(PROBE).includes('mdxType')) {
    throw new Error(
      `${babel}: MDX uses a different copy of Babel, or was loaded too early. See src/plugins/pipeline/README.md, "Markdown".`,
    );
  }
  return requireFromLoader('@mdx-js/mdx') as Mdx;
}

/** Compiles a page once for all versions in which only the version's path differs. */
function share(
  createCompiler: Mdx['createCompiler'],
  versions: readonly DocsVersion[],
): Mdx['createCompiler'] {
  return (options) => {
    const compiler = createCompiler(options);
    const cache = new Map<string, Promise<Code>>();
    return {
      async process({ contents, path: file }) {
        const version = versions.find(({ folder }) =>
          file.includes(`/${folder}/`),
        );
        if (!version) return compiler.process({ contents, path: file });
        const text = contents.replaceAll(version.path, VERSION);
        // Paths of images depend on the page's depth.
        const key = `${String(file.split('/').length)} ${text}`;
        const result =
          cache.get(key) ?? compiler.process({ contents: text, path: file });
        cache.set(key, result);
        // Compile again after an error, so that the message shows this version's file.
        const code = await result.catch(() =>
          compiler.process({ contents, path: file }),
        );
        return code.toString().replaceAll(VERSION, version.path);
      },
    };
  };
}

/** Replaces the MDX compiler of Docusaurus's loader with one that versions share. */
export function shareMarkdown(versions: readonly DocsVersion[]): void {
  checkLoader();
  const { cache } = requireFromLoader;
  const file = requireFromLoader.resolve('@mdx-js/mdx');
  let createCompiler: Mdx['createCompiler'] | undefined;
  cache[file] = toModule({
    // Loading MDX takes 0.3 seconds, and cached builds don't need MDX.
    createCompiler: (options) => {
      if (!createCompiler) {
        cache[file] = undefined;
        createCompiler = share(loadMdx().createCompiler, versions);
      }
      return createCompiler(options);
    },
  } satisfies Mdx);
}
