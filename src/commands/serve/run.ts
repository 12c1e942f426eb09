import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { parseArgs } from 'node:util';
import { loadSiteConfig } from '@docusaurus/core/lib/server/config';
import { getHostPort } from '@docusaurus/core/lib/server/getHostPort';
import openBrowser from 'react-dev-utils/openBrowser';
import serveHandler from 'serve-handler';
import { DOCUSAURUS } from '../../site/docusaurus';
import { explainUnfinished, UNFINISHED } from '../../site/unfinished';

// `npm run serve`. When `docusaurus serve` redirects to add a trailing slash, it drops
// the base path, so readers end up on the home page.

/** `new URL()` needs an origin, which request URLs don't have. */
const ORIGIN = 'http://localhost';

const HELP = `Usage: npm run serve -- [options]

Options:
  --dir <dir>        build folder (default: build)
  --config <config>  site configuration (default: docusaurus.config.js)
  -p, --port <port>  (default: 3000)
  -h, --host <host>  (default: localhost)
  --build            build the site first
  --no-open          don't open a browser`;

interface Site {
  readonly dir: string;
  readonly baseUrl: string;
}

/** Returns the URL that the production hosts would redirect this request to, if any. */
function findRedirect(
  { pathname, search }: URL,
  { dir, baseUrl }: Site,
): string | undefined {
  if (!pathname.startsWith(baseUrl)) return baseUrl;
  const name = pathname.slice(baseUrl.length);
  const page = path.join(dir, unescape(name), 'index.html');
  if (!name.endsWith('/') && name !== '' && fs.existsSync(page)) {
    return `${pathname}/${search}`;
  }
  // For `/index`, `serve-handler` would drop the base path, too.
  const folder = pathname.replace(/(?<=\/)index(?:\.html)?$/, '');
  return folder === pathname ? undefined : folder + search;
}

/** A file path can't contain an escaped slash or a NUL, and its length is limited. */
const isImpossible = ({ pathname }: URL): boolean =>
  /%(?:00|2f|5c)/i.test(pathname) ||
  pathname.length > 1000 ||
  pathname.split('/').some((name) => Buffer.byteLength(unescape(name)) > 255);

/** Responds as the production hosts do. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
): void {
  const { method = '', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (!URL.canParse(url, ORIGIN)) {
    response.writeHead(400).end();
    return;
  }
  const address = new URL(url, ORIGIN);
  const hasFile = !isImpossible(address);
  const target = hasFile ? findRedirect(address, site) : undefined;
  if (target !== undefined) {
    response.writeHead(302, { Location: target }).end();
    return;
  }
  // No file has the path `/404.html/`, so `serve-handler` shows the 404 page.
  request.url = hasFile ? url.replace(site.baseUrl, '/') : '/404.html/';
  void serveHandler(request, response, {
    public: site.dir,
    cleanUrls: ['/', '/**/!(*.html)'],
    directoryListing: false,
  });
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string' },
      config: { type: 'string' },
      port: { type: 'string', short: 'p' },
      host: { type: 'string', short: 'h' },
      build: { type: 'boolean' },
      'no-open': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const { config, dir = 'build', host, port } = values;
  if (port && !/^\d+$/.test(port)) throw new Error(`${port}: not a port.`);
  const options = config === undefined ? [] : ['--config', config];
  if (values.build) {
    const args = [DOCUSAURUS, 'build', '--out-dir', dir, ...options];
    execFileSync(process.execPath, ['--env-file=.env', ...args], {
      stdio: 'inherit',
    });
  }
  if (fs.existsSync(path.join(dir, UNFINISHED))) {
    throw new Error(explainUnfinished(dir));
  }
  if (!fs.existsSync(path.join(dir, '404.html'))) {
    throw new Error(
      `${dir}: no built site found. Run \`npm run build\` first.`,
    );
  }
  const { siteConfig } = await loadSiteConfig({
    siteDir: process.cwd(),
    customConfigFilePath: config,
  });
  const { baseUrl } = siteConfig;
  const found = await getHostPort({ host, port });
  // Docusaurus has already printed that the port is in use.
  if (found.port === null) process.exit(1);
  const address = `http://${found.host}:${String(found.port)}${baseUrl}`;
  const server = createServer((request, response) =>
    answer(request, response, { dir, baseUrl }),
  ).listen(found.port, found.host);
  // This rejects if the host doesn't exist.
  await once(server, 'listening');
  console.log(`Serving ${dir} at ${address}`);
  if (!values['no-open'] && !process.env.CI) openBrowser(address);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
