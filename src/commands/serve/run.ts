import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSiteConfig } from '@docusaurus/core/lib/server/config';
import { getHostPort } from '@docusaurus/core/lib/server/getHostPort';
import openBrowser from 'react-dev-utils/openBrowser';
import serveHandler from 'serve-handler';
import { explainUnfinished, UNFINISHED } from '../../site/unfinished';
import { findRedirect } from './findRedirect';

/*
 * `npm run serve`, with the options of `docusaurus serve`. That one leads from
 * an address without a slash at its end to the home page: its redirects lack the
 * base path.
 */

const HELP = `Usage: npm run serve -- [options]

Options:
  --dir <dir>        folder of the build (default: build)
  --config <config>  settings of the site (default: docusaurus.config.js)
  -p, --port <port>  (default: 3000)
  -h, --host <host>  (default: localhost)
  --build            build the site first
  --no-open          do not open the page in a browser`;

/** @throws for an unknown option, and for a build that has not ended */
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
  const options = config === undefined ? [] : ['--config', config];
  if (values.build) {
    const args = ['run', 'build', '--', '--out-dir', dir, ...options];
    execFileSync('npm', args, { stdio: 'inherit' });
  }
  if (fs.existsSync(path.join(dir, UNFINISHED))) {
    throw new Error(explainUnfinished(dir));
  }
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${dir}: there is no site. Run \`npm run build\`.`);
  }
  const { siteConfig } = await loadSiteConfig({
    siteDir: process.cwd(),
    ...(config !== undefined && { customConfigFilePath: config }),
  });
  const { baseUrl } = siteConfig;
  const found = await getHostPort({
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
  });
  // Core has said that the port is in use.
  if (found.port === null) process.exit(1);
  createServer((request, response) => {
    const url = request.url ?? '/';
    const target = findRedirect(url, baseUrl, dir);
    if (target !== undefined) {
      response.writeHead(302, { Location: target }).end();
      return;
    }
    request.url = url.replace(baseUrl, '/');
    void serveHandler(request, response, {
      public: dir,
      cleanUrls: ['/', '/**/!(*.html)'],
      directoryListing: false,
    });
  }).listen(found.port, found.host);
  const address = `http://${found.host}:${String(found.port)}${baseUrl}`;
  console.log(`Serving ${dir} at ${address}`);
  if (!values['no-open'] && !process.env.CI) openBrowser(address);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
