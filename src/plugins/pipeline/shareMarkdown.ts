import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DocsVersion } from '../shared/docsContent';
import { listFiles } from '../shared/listFiles';

/** A compiled file; Docusaurus's loader uses only its text. */
interface Code {
  toString(): string;
}

/** The part of MDX's compiler that Docusaurus's loader calls. */
interface MdxCompiler {
  process(file: { contents: string; path: string }): Promise<Code>;
}

/** Options of Docusaurus's loader. */
interface Options {
  readonly remarkPlugins: readonly unknown[];
  readonly rehypePlugins: readonly unknown[];
  readonly beforeDefaultRemarkPlugins?: readonly unknown[];
}

interface Mdx {
  readonly createCompiler: (options: Options) => MdxCompiler;
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

export const MDX_COMPONENTS = 'src/theme/MDXComponents';

/** Matches a component, such as `Card,` or `Card: MyCard`, in the theme's MDX list. */
const COMPONENT = /^\s*[A-Z]\w*(?:,|:\s)/m;

/** Whether `MDXComponents` has components, which pages can use without an import. */
function hasComponents(siteDir: string): boolean {
  const folder = path.join(siteDir, MDX_COMPONENTS);
  return listFiles(folder)
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .some((text) => COMPONENT.test(text.replace(/^import\b[^;]*;/gm, '')));
}

// Loads MDX without Babel, because Babel makes builds 10 % slower. Babel only marks
// elements that `MDXComponents` may replace, and HTML elements need no mark.
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

/** The last of the plugins that Docusaurus adds before those of the settings. */
const LINKS = '@docusaurus/mdx-loader/lib/remark/transformLinks';

/** Plugins of the settings may read a page's path, or files next to it. */
function hasPlugins(options: Options): boolean {
  const { default: links } = requireFromLoader(LINKS) as { default: unknown };
  const [last] = [options.remarkPlugins.at(-1)].flat();
  const { beforeDefaultRemarkPlugins = [], rehypePlugins } = options;
  const others = [...beforeDefaultRemarkPlugins, ...rehypePlugins];
  return last !== links || others.length > 0;
}

/** Matches links to files and images next to the page, which may differ by version. */
const RELATIVE =
  /\]\(\s*<?(?![/#@]|[a-z][a-z+.-]*:)|^\s*\[[^\]]+\]:\s*<?(?![/#@]|[a-z][a-z+.-]*:)/im;

/** Compiles a page once for all versions in which only the version's path differs. */
function share(
  createCompiler: Mdx['createCompiler'],
  versions: readonly DocsVersion[],
): Mdx['createCompiler'] {
  return (options) => {
    const compiler = createCompiler(options);
    if (hasPlugins(options)) return compiler;
    const cache = new Map<string, Promise<Code>>();
    return {
      async process({ contents, path: file }) {
        const version = versions.find(({ folder }) =>
          file.includes(`/${folder}/`),
        );
        if (!version || RELATIVE.test(contents))
          return compiler.process({ contents, path: file });
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
export function shareMarkdown(
  versions: readonly DocsVersion[],
  siteDir: string,
): void {
  checkLoader();
  const { cache } = requireFromLoader;
  const file = requireFromLoader.resolve('@mdx-js/mdx');
  let createCompiler: Mdx['createCompiler'] | undefined;
  cache[file] = toModule({
    // Loading MDX takes 0.3 seconds, and cached builds don't need MDX.
    createCompiler: (options) => {
      if (!createCompiler) {
        cache[file] = undefined;
        const mdx = hasComponents(siteDir)
          ? (requireFromLoader('@mdx-js/mdx') as Mdx)
          : loadMdx();
        createCompiler = share(mdx.createCompiler, versions);
      }
      return createCompiler(options);
    },
  } satisfies Mdx);
}
