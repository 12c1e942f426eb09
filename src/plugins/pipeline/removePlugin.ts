import type { Configuration } from 'webpack';

/** Takes one of core's plugins out of the settings. */
export function removePlugin(config: Configuration, name: string): unknown {
  const plugin = config.plugins?.find((one) => one?.constructor.name === name);
  if (!plugin) {
    throw new Error(
      `Docusaurus no longer uses the webpack plugin ${name}. See src/plugins/pipeline/README.md, "Plugins".`,
    );
  }
  config.plugins = config.plugins?.filter((one) => one !== plugin);
  return plugin;
}
