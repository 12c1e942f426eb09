import type { Compilation, Compiler } from 'webpack';

/**
 * Empties what webpack has built once its cache is written: its settings, which
 * Docusaurus keeps to the end of a build, lead to all modules.
 */
export const forgetGraph = {
  apply({ hooks }: Compiler): void {
    let built: Compilation | undefined;
    hooks.done.tap('forgetGraph', ({ compilation }) => {
      built = compilation;
    });
    hooks.shutdown.tap({ name: 'forgetGraph', stage: 1000 }, () => {
      const parts = (built ?? {}) as Record<string, unknown>;
      for (const name of Object.keys(parts)) parts[name] = undefined;
      built = undefined;
    });
  },
};
