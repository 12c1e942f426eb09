/* Lets Node.js load the settings and plugins, which are TypeScript. */
const fs = require('node:fs');
const { Module } = require('node:module');
const path = require('node:path');
const v8 = require('node:v8');

// V8 optimizes less code, which saves a tenth of a build. Node.js 22 lacks this option.
if (process.version.startsWith('v20.'))
  v8.setFlagsFromString('--interrupt-budget=400000');

const { '.js': loadPlain, '.ts': registered } = Module._extensions;

/** Doesn't check types. tsx would take twice as long, because it also parses imports. */
function loadTypeScript(module, file) {
  const { transformSync } = require('esbuild');
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
    loader: path.extname(file).slice(1),
    format: 'cjs',
    // Compiles `import()` to `require`, because only `require` finds these files.
    supported: { 'dynamic-import': false },
    target: 'node20',
    sourcefile: file,
    sourcemap: 'inline',
  });
  module._compile(code, file);
}

/** Omits source maps, because reading the maps of packages would take a second. */
function loadJavaScript(module, file) {
  process.setSourceMapsEnabled(false);
  loadPlain(module, file);
  process.setSourceMapsEnabled(true);
}

// Commands that tsx runs, such as the tests, already load TypeScript.
if (!registered) {
  process.setSourceMapsEnabled(true);
  Module._extensions['.ts'] = loadTypeScript;
  Module._extensions['.tsx'] = loadTypeScript;
  Module._extensions['.js'] = loadJavaScript;
}
