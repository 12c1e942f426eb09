// Runs commands of Docusaurus in the current folder, and answers whether each succeeds. One
// process runs many, because loading Docusaurus takes longer than most commands.
import { createRequire } from 'node:module';
import path from 'node:path';
import * as core from '@docusaurus/core/lib/index.js';
import { load } from '@docusaurus/core/lib/server/index.js';

const siteDir = process.cwd();
const { cache, resolve } = createRequire(import.meta.url);
// The version that Docusaurus has.
const { Command } = createRequire(resolve('@docusaurus/core/package.json'))(
  'commander',
);
const ENV = { ...process.env };

// Swizzling would end the process.
process.exit = () => undefined;

const COMMANDS = {
  build: () => core.build(siteDir, { minify: false }, false),
  clear: () => core.clear(siteDir),
  // Everything that a build does before it compiles.
  load: () => load({ siteDir }),
  swizzle: (theme, component, action) =>
    core.swizzle(theme, component, siteDir, { [action]: true }),
  'write-translations': (locale) => core.writeTranslations(siteDir, { locale }),
};

/** Runs a command that a plugin adds. */
async function runExternal(args) {
  const cli = new Command();
  await core.externalCommand(cli);
  await cli.parseAsync(['node', 'docusaurus', ...args]);
}

function prepare(args, env) {
  process.argv = ['node', 'docusaurus', ...args];
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, ENV, env);
  // The settings are read again, but the plugins' modules stay loaded.
  for (const name of Object.keys(cache))
    if (path.dirname(name) === siteDir) delete cache[name];
}

process.on('message', ({ args, env }) => {
  prepare(args, env);
  const [name, ...rest] = args;
  const command = COMMANDS[name] ?? (() => runExternal(args));
  command(...rest).then(
    () => process.send(true),
    (error) => {
      console.error(error);
      process.send(false);
    },
  );
});
