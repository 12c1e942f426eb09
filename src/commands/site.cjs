/*
 * `node src/commands/site.cjs <build, serve or start>`: what the scripts of
 * package.json run. An old Node.js can read this file, and says what it lacks.
 */
const { engines } = require('../../package.json');

const toNumbers = (version) =>
  version.replace(/^\D+/, '').split('.').map(Number);

const [major, minor] = toNumbers(process.versions.node);
const [wantedMajor, wantedMinor = 0] = toNumbers(engines.node);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `This is Node.js ${process.versions.node}. The site needs ${wantedMajor}.${wantedMinor} or newer: install the version that .nvmrc names.`,
  );
  process.exit(1);
}

require('tsx/cjs');
require('./site/run.ts');
