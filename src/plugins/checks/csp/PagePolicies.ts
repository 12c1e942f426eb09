import { Compilation, sources, type Compiler } from 'webpack';
import { addPolicy, type Hosts } from './addPolicy';

const NAME = 'PagePolicies';

/** Puts the policy into the one page of `npm start`; a build does so at its end. */
export const createPagePolicies = (hosts: Hosts | undefined) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!name.endsWith('.html')) continue;
            const { html } = addPolicy(String(source.source()), hosts);
            compilation.updateAsset(name, new sources.RawSource(html));
          }
        },
      );
    });
  },
});
