import type { LoadContext, Plugin } from '@docusaurus/types';
import { getSteps } from './getSteps';
import { lockBuild } from './lockBuild';
import { markFinished, MarkUnfinished } from './MarkUnfinished';

interface Options {
  /**
   * Names of the plugins with a `finish`, in the order in which they run; those
   * of a list among them run at once.
   */
  readonly steps: readonly (string | readonly string[])[];
}

/**
 * Runs what is to do with the finished pages one step after the other. Core
 * runs all `postBuild` at once: a redirect written a moment late would have no
 * security policy, and nothing would say so. Until all is done, the folder has a
 * mark, and no second build begins.
 */
export default function finishPlugin(
  { generatedFilesDir, outDir }: LoadContext,
  { steps }: Options,
): Plugin {
  return {
    name: 'finish',
    async loadContent() {
      if (process.env.NODE_ENV === 'production') lockBuild(generatedFilesDir);
    },
    configureWebpack: ({ mode }) =>
      mode === 'production' ? { plugins: [new MarkUnfinished(outDir)] } : {},
    async postBuild(props) {
      const found = getSteps(props.plugins, steps.flat());
      const background = [];
      for (const names of steps) {
        const group = found.filter(({ name }) => [names].flat().includes(name));
        background.push(
          ...(await Promise.all(group.map((one) => one.finish(props)))),
        );
      }
      for (const done of background) await done?.();
      markFinished(outDir);
    },
  };
}
