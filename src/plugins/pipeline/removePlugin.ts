import type { Configuration } from 'webpack';

/** Returns one of Docusaurus's plugins, or throws if the settings lack it. */
export function findPlugin(config: Configuration, name: string): unknown {
  const plugin = config.plugins?.find((one) => one?.constructor.name === name);
  if (!plugin) {
    throw new Error(
      `Docusaurus no longer uses the webpack plugin ${name}. See src/plugins/pipeline/README.md, "Plugins".`,
    );
  }
  return plugin;
}

/** Removes and returns one of Docusaurus's plugins, or throws if the settings lack it. */
export function removePlugin(config: Configuration, name: string): unknown {
  const plugin = findPlugin(config, name);
  config.plugins = config.plugins?.filter((one) => one !== plugin);
  return plugin;
}
