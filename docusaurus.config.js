// Docusaurus 2.0.1 reads only this file name; docusaurus.config.ts contains the settings.
require('./src/site/loadTypeScript.cjs');
module.exports = require('./docusaurus.config.ts');
