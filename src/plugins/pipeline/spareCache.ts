import type { Compiler } from 'webpack';

const NAME = 'spareCache';

/** What of webpack writes its cache: when it has nothing to do, and at the end. */
const WRITER = 'IdleFileCachePlugin';

/** To build so many modules again takes less time than to write the cache. */
const FEW = 20;

/**
 * Leaves webpack's cache as it is after small changes: webpack writes half of it
 * again for each of them.
 */
export const spareCache = {
  apply({ hooks, cache, options }: Compiler): void {
    if (!options.cache || options.cache.type !== 'filesystem') return;
    let isWorth = true;
    let writers = 0;
    hooks.done.tap(NAME, ({ compilation: { modules, builtModules } }) => {
      const built = [...modules].filter((module) => builtModules.has(module));
      isWorth = built.length > FEW;
      if (writers === 2) return;
      throw new Error(
        `webpack's cache is not written by ${WRITER} alone now. See src/plugins/pipeline/README.md.`,
      );
    });
    for (const hook of [cache.hooks.beginIdle, cache.hooks.shutdown]) {
      hook.intercept({
        register: (tap) => {
          if (tap.name !== WRITER) return tap;
          writers += 1;
          const write = tap.fn as () => Promise<void> | undefined;
          return { ...tap, fn: () => (isWorth ? write() : Promise.resolve()) };
        },
      });
    }
  },
};
