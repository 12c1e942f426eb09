import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPort } from '../ports';

/** A server of Debian's packages, with a configuration in `.github/hosting`. */
export const SERVERS = ['nginx', 'apache2'] as const;
export type ServerName = (typeof SERVERS)[number];

/** Where Debian's packages put their commands, and the modules of Apache. */
const COMMANDS = '/usr/sbin';
const MODULES = '/usr/lib/apache2/modules';

/** What the name of the site is where a server is asked by another name. */
export const SERVER_NAME = 'docs.example';

/** A text beside the folder of the site, which nobody may get. */
export const SECRET = 'not of the site';

export interface Server {
  readonly port: number;
  stop(): void;
}

export const isInstalled = (name: ServerName): boolean =>
  fs.existsSync(path.join(COMMANDS, name));

const isRoot = process.getuid?.() === 0;

/** Our configuration, for the folder and the port of a test. */
function readConfig(name: string, folder: string, port: number): string {
  const text = fs.readFileSync(`.github/hosting/${name}.conf`, 'utf8');
  return text
    .replaceAll(/(?<=[ "])\/srv/g, `${folder}/srv`)
    .replace('listen 8080', `listen ${port}`);
}

/** What stands round it in `/etc/nginx/nginx.conf`. */
function printNginx(folder: string, port: number): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    pid ${folder}/pid;
    ${isRoot ? 'user root;' : ''}
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      ${readConfig('nginx', folder, port)}
    }`;
}

/** The modules that our file for Apache names as those that it needs. */
function readModules(): readonly string[] {
  const text = fs.readFileSync('.github/hosting/apache.conf', 'utf8');
  const [, named = ''] = /Needs the modules ([^.]*)\./.exec(text) ?? [];
  return named.split(/[,\s#]+/);
}

/**
 * What stands round it in `/etc/apache2`: these modules, and those that Debian's
 * server does not do without.
 */
function printApache(folder: string, port: number): string {
  const load = ['mpm_event', 'autoindex', ...readModules()].map(
    (name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`,
  );
  return `
    ServerRoot ${folder}
    DefaultRuntimeDir ${folder}
    PidFile ${folder}/pid
    ErrorLog ${folder}/error.log
    ${load.join('\n')}
    ${isRoot ? 'User #65534\nGroup #65534' : ''}
    TypesConfig /etc/mime.types
    Listen ${port}
    ServerName localhost
    <Directory />
      Options FollowSymLinks
      AllowOverride None
      Require all denied
    </Directory>
    <VirtualHost *:${port}>
      ServerName ${SERVER_NAME}
      ${readConfig('apache', folder, port)}
    </VirtualHost>`;
}

/** Both begin to listen before the command ends. */
function run(name: ServerName, folder: string): void {
  const config = path.join(folder, 'config');
  const log = path.join(folder, 'error.log');
  const options = name === 'nginx' ? ['-e', log, '-c', config] : ['-f', config];
  execFileSync(path.join(COMMANDS, name), options, { stdio: 'inherit' });
}

/**
 * Starts a server with our configuration, which serves `build/` and runs on its
 * own until it is stopped.
 */
export async function startServer(name: ServerName): Promise<Server> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  // A server that root starts reads files as somebody else.
  fs.chmodSync(folder, 0o755);
  const port = await findPort();
  const config =
    name === 'nginx' ? printNginx(folder, port) : printApache(folder, port);
  fs.writeFileSync(path.join(folder, 'config'), config);
  fs.cpSync('build', path.join(folder, 'srv/firebolt-documentation'), {
    recursive: true,
  });
  fs.writeFileSync(path.join(folder, 'srv/secret.txt'), SECRET);
  run(name, folder);
  return {
    port,
    stop() {
      const pid = fs.readFileSync(path.join(folder, 'pid'), 'utf8');
      process.kill(Number(pid), 'SIGTERM');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
