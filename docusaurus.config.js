// Docusaurus 2.0.1 finds only this name; the settings are in TypeScript.
const { Module } = require('node:module');

const read = Module._extensions;

if (!read['.ts']) {
  const readPackage = read['.js'];
  require('tsx/cjs');
  const readOurs = read['.js'];
  // Else packages would be compiled, too, and their source maps read: for a second.
  read['.js'] = (module, file) => {
    const isPackage = /[\\/]node_modules[\\/]/.test(file);
    process.setSourceMapsEnabled(!isPackage);
    (isPackage ? readPackage : readOurs)(module, file);
    process.setSourceMapsEnabled(true);
  };
}

module.exports = require('./docusaurus.config.ts');
