/*
 * `node src/commands/site.cjs <build, serve or start>`: what the scripts of
 * package.json run. An old Node.js can read this file, and says what it lacks.
 */
const fs = require('node:fs');
const { createRequire, Module } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { setFlagsFromString } = require('node:v8');
const { engines } = require('../../package.json');

const CORE = path.resolve('node_modules/@docusaurus/core');

const DOCUSAURUS = path.join(CORE, 'bin/docusaurus.mjs');

const PACKAGE = /[\\/]node_modules[\\/]/;

const requireFromCore = createRequire(path.join(CORE, 'lib/index.js'));

/** Packages that are asked for, and that a build hardly uses. */
const RARE = [
  'autoprefixer',
  '@docusaurus/plugin-content-blog/lib/feed.js',
  'wait-on',
  'webpack-bundle-analyzer',
];

/** The files of core's commands. */
const COMMANDS = {
  build: 'build',
  clear: 'clear',
  deploy: 'deploy',
  externalCommand: 'external',
  serve: 'serve',
  start: 'start',
  swizzle: 'swizzle',
  writeHeadingIds: 'writeHeadingIds',
  writeTranslations: 'writeTranslations',
};

const toNumbers = (version) =>
  version.replace(/^\D+/, '').split('.').map(Number);

function checkVersion() {
  const [major, minor] = toNumbers(process.versions.node);
  const [wantedMajor, wantedMinor = 0] = toNumbers(engines.node);
  if (major > wantedMajor) return;
  if (major === wantedMajor && minor >= wantedMinor) return;
  console.error(
    `This is Node.js ${process.versions.node}. The site needs ${wantedMajor}.${wantedMinor} or newer: install the version that .nvmrc names.`,
  );
  process.exit(1);
}

/**
 * A build runs much code a few times: to compile it well takes a tenth of the time,
 * and longer than it saves. Newer versions of V8 find the measure themselves.
 */
function tune() {
  const [major] = toNumbers(process.versions.v8);
  if (major > 11) return;
  setFlagsFromString('--interrupt-budget=400000');
  setFlagsFromString('--always-sparkplug');
}

/**
 * Loads a command of core when it runs: to load all of them takes half a second.
 * @throws when core has other commands
 */
function loadCommandsLate() {
  const file = path.join(CORE, 'lib/index.js');
  const text = fs.readFileSync(file, 'utf8');
  const names = Array.from(text.matchAll(/defineProperty\(exports, "(\w+)"/g));
  if (names.some(([, name]) => name !== '__esModule' && !(name in COMMANDS))) {
    throw new Error(
      `${file}: has commands that ${__filename} does not name. Add them to COMMANDS there.`,
    );
  }
  const index = Object.assign(new Module(file), {
    filename: file,
    loaded: true,
  });
  for (const [name, command] of Object.entries(COMMANDS)) {
    index.exports[name] = (...args) =>
      requireFromCore(`./commands/${command}`)[name](...args);
  }
  require.cache[file] = index;
}

/** Stands for a package that core asks for, until somebody uses what it exports. */
function loadLate(name) {
  const file = requireFromCore.resolve(name);
  const load = () => {
    if (require.cache[file] === late) delete require.cache[file];
    return requireFromCore(name);
  };
  const late = Object.assign(new Module(file), {
    filename: file,
    loaded: true,
    exports: new Proxy(load, {
      get: (_, key) => (key === '__esModule' ? undefined : load()[key]),
      apply: (_, self, args) => Reflect.apply(load(), self, args),
    }),
  });
  require.cache[file] = late;
}

/** Lets TypeScript be loaded; tsx would read all files of packages, too. */
function readTypeScript() {
  const load = Module._extensions['.js'];
  require('tsx/cjs');
  const loadOurs = Module._extensions['.js'];
  Module._extensions['.js'] = (module, file) =>
    (PACKAGE.test(file) ? load : loadOurs)(module, file);
}

async function run(args) {
  tune();
  readTypeScript();
  process.loadEnvFile('.env');
  if (['serve', 'start'].includes(args[0])) {
    const { checkServe } = require('./site/checkServe.ts');
    await checkServe(args, process.stdout.isTTY);
  }
  loadCommandsLate();
  RARE.forEach(loadLate);
  process.argv[1] = DOCUSAURUS;
  await import(pathToFileURL(DOCUSAURUS).href);
}

checkVersion();
run(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
