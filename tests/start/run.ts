import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import versions from '../../versions.json';
import { cloneSite } from '../cloneSite';
import { FOLDER, PORT } from './site';

/* Serves a copy of the site, which tests can edit, and removes it at the end. */

fs.rmSync(FOLDER, { recursive: true, force: true });
cloneSite(FOLDER, '.', (file) => !file.startsWith('tests/'));

/** Add pages with client components to the newest version. */
for (const name of ['client', 'dead']) {
  for (const part of ['src', 'versioned_docs/version-1.0.0']) {
    const folder = part.replace('1.0.0', versions[0] ?? '');
    fs.cpSync(`tests/fixtures/${name}/${part}`, path.join(FOLDER, folder), {
      recursive: true,
    });
  }
}
const config = path.join(FOLDER, 'docusaurus.config.ts');
const text = fs.readFileSync(config, 'utf8');
const modules = "  clientModules: ['./src/track.js'],\n  favicon:";
fs.writeFileSync(config, text.replace('  favicon:', modules));

const options = ['start', '--', '--no-open', '--port', String(PORT)];
const server = spawn('npm', options, {
  cwd: FOLDER,
  stdio: 'inherit',
  env: { ...process.env, DOCS_VERSIONS: versions.join() },
});
server.on('exit', (code) => {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
