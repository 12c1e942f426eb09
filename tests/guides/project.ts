import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { getRunData } from '../../src/plugins/browser/run/createFiles';
import { getExports } from '../../src/sdk/createSdk';
import { writeFiles } from '../writeFiles';

const known = new Map<string, string>();

/**
 * Bundles a version's simulated SDK as an ES module, like the real package.
 * @param folder folder of the version: `versioned_docs/version-1.1.0`
 */
export function bundleSdk(folder: string): string {
  const done = known.get(folder);
  if (done !== undefined) return done;
  const { document, traits } = getRunData('.', folder);
  const contents = `
import { createSdk } from './src/sdk/createSdk';
globalThis.window ??= globalThis;
globalThis.location ??= { href: '' };
const sdk = createSdk(${JSON.stringify(document)}, ${JSON.stringify(traits)}, {
  window: globalThis,
  console,
  setTimeout: (callback, delay) => setTimeout(callback, delay),
});
export const { ${getExports(document).join(', ')} } = sdk;
`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  known.set(folder, text);
  return text;
}

type Files = Readonly<Record<string, string>>;

export interface Project {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Writes a project in which the SDK is installed.
 * @param version folder of the SDK's version
 * @param packages files of other packages, by name
 */
export function writeProject(
  version: string,
  files: Files,
  packages: Readonly<Record<string, Files>> = {},
): Project {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  writeFiles(folder, { 'package.json': '{ "type": "module" }', ...files });
  const sdk = {
    'package.json': '{ "name": "@firebolt-js/sdk", "main": "./sdk.mjs" }',
    'sdk.mjs': bundleSdk(version),
  };
  const all = { '@firebolt-js/sdk': sdk, ...packages };
  for (const [name, its] of Object.entries<Files>(all)) {
    writeFiles(path.join(folder, 'node_modules', name), its);
  }
  return {
    folder,
    remove: () => {
      fs.rmSync(folder, { recursive: true });
    },
  };
}
