import path from 'node:path';
import type { Configuration } from 'webpack';

/** Docusaurus's client entry, which the built site doesn't use. */
const CORE = /[\\/]client[\\/]clientEntry\.js$/;

const OURS = path.resolve(__dirname, '../../browser/main.ts');

/** Replaces Docusaurus's client entry with `src/browser/main.ts`. */
export function takeEntry(config: Configuration): void {
  const { entry } = config;
  if (typeof entry !== 'string' || !CORE.test(entry)) {
    throw new Error(
      `The client entry of Docusaurus is now ${JSON.stringify(entry)}. See src/plugins/pipeline/README.md, "Entry".`,
    );
  }
  config.entry = { main: OURS };
}
