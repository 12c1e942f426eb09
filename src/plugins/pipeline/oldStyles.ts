import { Compilation, sources, type Compiler } from 'webpack';
import { lowerStyles } from '../shared/lowerStyles';

const NAME = 'OldStyles';

/** Prints style sheets for the oldest engines, once the minifier has. */
export const oldStyles = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: NAME,
          stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        },
        (assets) => {
          for (const file of Object.keys(assets)) {
            if (!file.endsWith('.css')) continue;
            compilation.updateAsset(
              file,
              (source) =>
                new sources.RawSource(lowerStyles(String(source.source()))),
            );
          }
        },
      );
    });
  },
};
