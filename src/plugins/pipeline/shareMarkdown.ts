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

interface Babel {
  transformSync(code: string, options: object): { readonly code: string };
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
const toModule = (exports: object): NodeJS.Module =>
  ({ loaded: true, children: [], exports }) as unknown as NodeJS.Module;

/** Whether a page imports each component that a part of its code shows. */
function isComplete(code: string, imports: string): boolean {
  // Text and examples are template literals.
  const content = code.replace(/`(?:\\[^]|[^`\\])*`/g, '');
  // The name of a module may contain the name of a component.
  const own = imports.replace(/(["']).*?\1/g, '');
  const names = Array.from(
    content.matchAll(/<([A-Z]\w*)/g),
    ([, name]) => name,
  );
  return names.every(
    (name) => name === 'MDXLayout' || new RegExp(`\\b${name}\\b`).test(own),
  );
}

// Loads MDX without most of Babel, because Babel makes builds 10 % slower. Babel only marks
// components that `MDXComponents` may replace, and defines components that a page lacks.
function loadFastMdx(): Mdx {
  const { cache } = requireFromLoader;
  const file = requireFromMdx.resolve('@babel/core');
  const loaded = cache[file];
  let imports = '';
  let importOptions = {};
  const transformSync: Babel['transformSync'] = (code, options) => {
    // MDX passes a page's imports, then its content, and then its exports.
    if (!/^(?:function|export)\b/.test(code)) {
      imports = code;
      importOptions = options;
    } else if (!isComplete(code, imports)) {
      const babel = requireFromMdx(file) as Babel;
      // A plugin in the options tells MDX which names the page imports.
      babel.transformSync(imports, importOptions);
      return babel.transformSync(code, options);
    }
    return { code };
  };
  cache[file] = toModule({ transformSync });
  for (const name of ['.', './mdx-hast-to-jsx'])
    cache[requireFromMdx.resolve(name)] = undefined;
  const mdx = requireFromLoader('@mdx-js/mdx') as Mdx;
  cache[file] = loaded;
  return mdx;
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
        if (!version || version.path === '/' || RELATIVE.test(contents))
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
        createCompiler = share(loadFastMdx().createCompiler, versions);
      }
      return createCompiler(options);
    },
  } satisfies Mdx);
}
