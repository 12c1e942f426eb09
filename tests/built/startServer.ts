import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Servers from Debian packages, with configurations in `.github/hosting`. */
export const SERVERS = ['nginx', 'apache2'] as const;
type ServerName = (typeof SERVERS)[number];

/** Folders of commands and of Apache's modules in Debian packages. */
const COMMANDS = '/usr/sbin';
const MODULES = '/usr/lib/apache2/modules';

/** The site's host name in the configurations. */
export const SERVER_NAME = 'docs.example';

/** Content of a file next to the site's folder, which the server must not serve. */
export const SECRET = 'not of the site';

export const isInstalled = (name: ServerName): boolean =>
  fs.existsSync(path.join(COMMANDS, name));

const isRoot = process.getuid?.() === 0;

/** Our configuration of a server. */
export const readConfig = (name: 'nginx' | 'apache'): string =>
  fs.readFileSync(`.github/hosting/${name}.conf`, 'utf8');

/** Prints the settings that enclose our configuration, like `/etc/nginx/nginx.conf`. */
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
      ${readConfig('nginx').replace('listen 8080', `listen ${port}`)}
    }`;
}

/** The modules that our Apache configuration lists as required. */
function readModules(): readonly string[] {
  const [, named = ''] =
    /Requires the modules ([^.]*)\./.exec(readConfig('apache')) ?? [];
  return named.split(/(?:[,\s#]|\band\b)+/);
}

/**
 * Prints the settings that enclose our configuration, like `/etc/apache2`: the required
 * modules, and those that Debian's server always needs.
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
      ${readConfig('apache')}
    </VirtualHost>`;
}

/** Leaves out older versions, because copying them takes longer than all tests. */
export const isServed = (file: string): boolean => !/\bdocs\/\d/.test(file);

/**
 * Starts a server with our configuration and a copy of `build/`. It listens when this
 * returns.
 */
export function startServer(
  name: ServerName,
  folder: string,
  port: number,
): void {
  // If root starts the server, it reads files as a different user.
  fs.chmodSync(folder, 0o755);
  const print = name === 'nginx' ? printNginx : printApache;
  const config = path.join(folder, 'config');
  const text = print(folder, port);
  fs.writeFileSync(config, text.replaceAll(/(?<=[ "])\/srv/g, `${folder}/srv`));
  fs.cpSync('build', path.join(folder, 'srv/firebolt-documentation'), {
    recursive: true,
    filter: isServed,
  });
  fs.writeFileSync(path.join(folder, 'srv/secret.txt'), SECRET);
  const log = path.join(folder, 'error.log');
  const options = name === 'nginx' ? ['-e', log, '-c', config] : ['-f', config];
  execFileSync(path.join(COMMANDS, name), options, { stdio: 'inherit' });
}

export function stopServer(folder: string): void {
  const pid = fs.readFileSync(path.join(folder, 'pid'), 'utf8');
  process.kill(Number(pid), 'SIGTERM');
}
