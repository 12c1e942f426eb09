// Docusaurus 2.0.1 finds only this name; the settings are in TypeScript.
require('./src/site/loadTypeScript.cjs');
module.exports = require('./docusaurus.config.ts');
