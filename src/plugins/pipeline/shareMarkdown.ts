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

// Loads MDX without Babel, because Babel makes builds 10 % slower. Babel only marks
// components that `MDXComponents` may replace, and defines components that a page lacks.
function loadFastMdx(): Mdx {
  const { cache } = requireFromLoader;
  const babel = requireFromMdx.resolve('@babel/core');
  const loaded = cache[babel];
  const unload = (): void => {
    for (const name of ['.', './mdx-hast-to-jsx'])
      cache[requireFromMdx.resolve(name)] = undefined;
  };
  unload();
  cache[babel] = toModule({ transformSync: (code: string) => ({ code }) });
  const { toJSX } = requireFromMdx('./mdx-hast-to-jsx') as {
    readonly toJSX: (tree: object) => string;
  };
  const mdx = requireFromLoader('@mdx-js/mdx') as Mdx;
  // Other packages, and pages that need Babel, use these modules unchanged.
  cache[babel] = loaded;
  unload();
  if (toJSX(PROBE).includes('mdxType')) {
    throw new Error(
      `${babel}: MDX uses a different copy of Babel. See src/plugins/pipeline/README.md, "Markdown".`,
    );
  }
  return mdx;
}

/** Whether a compiled page imports or exports each component that it shows. */
function isComplete(code: string): boolean {
  const start = code.indexOf('const layoutProps');
  // Strings, such as headings, may contain the name of a component.
  const own = code.slice(0, start).replace(/(["'])(?:\\.|(?!\1).)*\1/g, '');
  // Text and examples are template literals.
  const content = code.slice(start).replace(/`(?:\\[^]|[^`\\])*`/g, '');
  const names = [...content.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name);
  return names.every(
    (name) => name === 'MDXLayout' || new RegExp(`\\b${name}\\b`).test(own),
  );
}

/** Compiles pages without Babel, and with it those with components that `MDXComponents` may have. */
function createFastCompiler(): Mdx['createCompiler'] {
  const fast = loadFastMdx();
  return (options) => {
    const compiler = fast.createCompiler(options);
    let full: MdxCompiler | undefined;
    return {
      async process(file) {
        const code = await compiler.process(file);
        if (isComplete(code.toString())) return code;
        const mdx = requireFromLoader('@mdx-js/mdx') as Mdx;
        full ??= mdx.createCompiler(options);
        return full.process(file);
      },
    };
  };
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
        createCompiler = share(createFastCompiler(), versions);
      }
      return createCompiler(options);
    },
  } satisfies Mdx);
}
