import type { Plugin, Props } from '@docusaurus/types';
import { suggest } from '../../text/suggest';

/** Goes on while further steps run; the build waits for it at its end. */
export type Background = () => Promise<void>;

/** A plugin with a step that needs, or changes, the finished pages. */
export interface FinishingPlugin extends Plugin {
  finish(props: Props): Promise<Background | undefined>;
}

/** A loaded plugin, as far as its steps go. */
type LoadedPlugin = Pick<Props['plugins'][number], 'name'> & {
  readonly finish?: FinishingPlugin['finish'];
};

const PLACE = 'docusaurus.config.ts, steps of ./src/plugins/finish';

function getUnknown(
  names: readonly string[],
  finishing: readonly string[],
): readonly string[] {
  return names
    .filter((name) => !finishing.includes(name))
    .map(
      (name) =>
        `${PLACE}: no plugin "${name}" has a finish(). ${suggest(name, finishing)} Correct the name, or remove it.`,
    );
}

/**
 * The plugins that have something to do after the build, in the order given.
 *
 * @param names the name of each such plugin
 * @throws for a name without a plugin, and for a plugin without a place
 */
export function getSteps(
  plugins: readonly LoadedPlugin[],
  names: readonly string[],
): readonly Pick<FinishingPlugin, 'name' | 'finish'>[] {
  const steps = plugins.flatMap(({ name, finish }) =>
    finish ? [{ name, finish }] : [],
  );
  const finishing = steps.map(({ name }) => name);
  const faults = [
    ...getUnknown(names, finishing),
    ...finishing
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `${PLACE}: the plugin "${name}" has a finish(), and no place in the order. Add it before those that need what it writes.`,
      ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return names.flatMap(
    (name) => steps.find((step) => step.name === name) ?? [],
  );
}
