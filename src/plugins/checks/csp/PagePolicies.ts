import { Compilation, sources, type Compiler } from 'webpack';
import { addPolicy } from './addPolicy';

const NAME = 'PagePolicies';

/**
 * Puts policies into pages before webpack writes them: it leaves a file as it is
 * that says the same already. Whether they are right is checked at the end.
 */
export class PagePolicies {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!name.endsWith('.html')) continue;
            const { html } = addPolicy(String(source.source()), new Set());
            compilation.updateAsset(name, new sources.RawSource(html));
          }
        },
      );
    });
  }
}
