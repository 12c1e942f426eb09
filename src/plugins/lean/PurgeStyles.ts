import { PurgeCSS } from 'purgecss';
import {
  Compilation,
  sources,
  type Compiler,
  type Module,
  type NormalModule,
} from 'webpack';

const NAME = 'PurgeStyles';

/** Scripts that render; what pages say is not the name of a class. */
const RENDERS =
  /[\\/](?:src|@docusaurus|infima)[\\/].*\.(?:[jt]sx?|module\.css)$/;

/** Named by the colours of code, by the browser, or by a part of a name. */
const SAFE = {
  standard: [/^token$/, /^(?:alert|footer|navbar|pagination-nav__link)--/],
  greedy: [/^data-/, /\.token/],
};

const isRendering = (module: Module): module is NormalModule =>
  'resource' in module && RENDERS.test(String(module.resource));

function listWords(modules: Iterable<Module>): readonly string[] {
  const words = new Set<string>();
  for (const module of modules) {
    if (!isRendering(module)) continue;
    const code = module.originalSource()?.source().toString() ?? '';
    for (const [word] of code.matchAll(/[\w-]+/g)) words.add(word);
  }
  return [...words];
}

/** Drops rules for classes and elements that no script of the site names. */
export default class PurgeStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // Before the minifier.
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        async (assets) => {
          const words = listWords(compilation.modules).join(' ');
          for (const [file, source] of Object.entries(assets)) {
            if (!file.endsWith('.css')) continue;
            const [result] = await new PurgeCSS().purge({
              content: [{ raw: words, extension: 'txt' }],
              css: [{ raw: source.source().toString() }],
              defaultExtractor: (text) => text.split(' '),
              safelist: SAFE,
              variables: true,
              keyframes: true,
            });
            if (!result) throw new Error(`${file}: PurgeCSS gave nothing`);
            compilation.updateAsset(file, new sources.RawSource(result.css));
          }
        },
      );
    });
  }
}
