import path from 'node:path';
import type { Configuration } from 'webpack';

/** Core's client, which no page of the built site has. */
const CORE = /[\\/]client[\\/]clientEntry\.js$/;

const OURS = path.resolve(__dirname, '../../browser/main.ts');

/**
 * Lets the script of `src/browser` be what webpack makes for pages.
 * @throws when core's own entry is not what it was
 */
export function takeEntry(config: Configuration): void {
  const { entry } = config;
  if (typeof entry !== 'string' || !CORE.test(entry)) {
    throw new Error(
      `The client entry of Docusaurus is now ${JSON.stringify(entry)}. See src/plugins/pipeline/README.md, "Entry".`,
    );
  }
  config.entry = { main: OURS };
}
