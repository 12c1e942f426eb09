import type { Compiler } from 'webpack';

/** Lists what the bundles, pages and copied files of this build are called. */
export class WrittenFiles {
  /** Names below the output folder, with slashes. */
  readonly names = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('WrittenFiles', (compilation) => {
      for (const { name } of compilation.getAssets()) this.names.add(name);
    });
  }
}
