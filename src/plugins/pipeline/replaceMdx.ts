import { createRequire } from 'node:module';

/** The part of MDX that Docusaurus's loader calls. */
interface Mdx {
  readonly createCompiler: (options: object) => object;
}

interface Babel {
  transformSync(code: string, options: object): { readonly code: string };
}

const requireFromLoader = createRequire(
  require.resolve('@docusaurus/mdx-loader'),
);

/** Loads packages of the MDX compiler that Docusaurus uses. */
export const requireFromMdx = createRequire(
  requireFromLoader.resolve('@mdx-js/mdx'),
);

/** Creates an entry for `require.cache`; `require` uses only its exports. */
const toModule = (exports: object): NodeJS.Module =>
  ({ loaded: true, children: [], exports }) as unknown as NodeJS.Module;

/** Whether a page imports each component that a part of its code shows. */
function isComplete(code: string, imports: string): boolean {
  // Text and examples are template literals.
  const content = code.replace(/`(?:\\[^]|[^`\\])*`/g, '');
  // The name of a module may contain the name of a component.
  const own = imports.replace(/(["']).*?\1/g, '');
  return [...content.matchAll(/<([A-Z]\w*)/g)].every(
    ([, name = '']) =>
      name === 'MDXLayout' || new RegExp(`\\b${name}\\b`).test(own),
  );
}

/** Finds the imports and exports in a block of a page's text. */
type FindImports = (block: string, page: object) => readonly object[];

/** Babel takes a millisecond to find a page's imports, and most pages have the same. */
function shareImports(): void {
  const file = requireFromMdx.resolve('remark-mdx/extract-imports-and-exports');
  const find = requireFromMdx(file) as FindImports;
  const known = new Map<string, readonly object[]>();
  const findOnce: FindImports = (block, page) => {
    const nodes = known.get(block) ?? find(block, page);
    known.set(block, nodes);
    // MDX adds positions to the nodes.
    return nodes.map((node) => ({ ...node }));
  };
  requireFromMdx.cache[file] = toModule(findOnce);
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
  shareImports();
  const mdx = requireFromLoader('@mdx-js/mdx') as Mdx;
  cache[file] = loaded;
  return mdx;
}

/** Replaces the MDX compiler of Docusaurus's loader with one that rarely uses Babel. */
export function replaceMdx(): void {
  const { cache } = requireFromLoader;
  const file = requireFromLoader.resolve('@mdx-js/mdx');
  let mdx: Mdx | undefined;
  cache[file] = toModule({
    // Loading MDX takes 0.3 seconds, and cached builds don't need MDX.
    createCompiler: (options) => {
      if (!mdx) {
        cache[file] = undefined;
        mdx = loadFastMdx();
      }
      return mdx.createCompiler(options);
    },
  } satisfies Mdx);
}
