import type { LoadContext, Plugin } from '@docusaurus/types';
import { getSteps } from './getSteps';

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
 * security policy, and nothing would say so.
 */
export default function finishPlugin(
  _: LoadContext,
  { steps }: Options,
): Plugin {
  return {
    name: 'finish',
    async postBuild(props) {
      const found = getSteps(props.plugins, steps.flat());
      const rests = [];
      for (const names of steps) {
        const group = found.filter(({ name }) => [names].flat().includes(name));
        rests.push(
          ...(await Promise.all(group.map((one) => one.finish(props)))),
        );
      }
      for (const rest of rests) await rest?.();
    },
  };
}
