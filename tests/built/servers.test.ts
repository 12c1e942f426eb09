import { once } from 'node:events';
import fs from 'node:fs';
import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isInstalled,
  isServed,
  readConfig,
  SECRET,
  SERVER_NAME,
  SERVERS,
  startServer,
  stopServer,
} from './startServer';
import { makeFolder } from '../makeFolder';
import { findPort } from '../ports';
import { listFiles } from '../../src/plugins/shared/listFiles';

const BASE = '/firebolt-documentation/';

const MANIFEST = 'assets/search/manifest.json';

const GZIP = { 'accept-encoding': 'gzip' };

/** The MIME types of the site's files, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** One character for each byte. */
  readonly body: string;
}

const files = listFiles('build').filter(isServed);

const read = (file: string): string =>
  fs.readFileSync(path.join('build', file), 'latin1');

/** The first file of each type, including a script that may be cached forever. */
const samples = Object.keys(TYPES).map((type): [string, string] => {
  const ofType = files.filter((name) => path.extname(name) === type);
  const kept = ofType.find((name) => name.startsWith('assets/js/'));
  return [type, kept ?? ofType[0] ?? ''];
});

const [, script = ''] = samples.find(([type]) => type === '.js') ?? [];

it('every type of the site has a row here', () => {
  const types = files.map((name) => path.extname(name)).filter(Boolean);
  expect([...new Set(types)].sort()).toEqual(Object.keys(TYPES));
});

/** Finds the first expression in nginx's map that matches the file; returns its value. */
function getNginxRule(file: string): string | undefined {
  const request = `200/firebolt-documentation/assets/${file}`;
  const rules = readConfig('nginx').matchAll(/^ {2}~(\S+) "(.*)";$/gm);
  return [...rules].find(([, rule = '']) =>
    new RegExp(rule).test(request),
  )?.[2];
}

it('only what has a hash in its name is kept without asking', () => {
  const apache = readConfig('apache');
  const assets = listFiles('build/assets').filter((name) =>
    /\.\w+$/.test(name),
  );
  const wrong = assets.filter((file) => {
    const isHashed = /(?:[.-]|^api\/)[0-9a-f]{8,}\./.test(file);
    const isKept = /immutable/.test(getNginxRule(file) ?? '');
    const isNamed = apache.includes(`<Files ${file.replace(/.*\//, '')}>`);
    return isKept !== isHashed || isNamed === isHashed;
  });
  expect(assets.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

// Servers that aren't installed are reported; on GitHub, all must be installed.
const found = SERVERS.filter(
  (name) => process.env.GITHUB_ACTIONS || isInstalled(name),
);
for (const name of SERVERS.filter((one) => !found.includes(one))) {
  console.warn(
    `${name} isn't installed: its configuration was NOT tested. To test it: apt-get install ${name}`,
  );
}

describe.each(found)('the configuration of %s', (name) => {
  const folder = makeFolder(name);
  let port = 0;

  // Copying the site takes a long time on a busy machine.
  beforeAll(async () => {
    port = await findPort();
    startServer(name, folder, port);
  }, 120_000);

  afterAll(() => {
    stopServer(folder);
  });

  /** Requests this exact path; `URL` would normalize it. */
  async function ask(
    path: string,
    headers: OutgoingHttpHeaders = {},
    method = 'GET',
  ): Promise<Answer> {
    const options = { port, path, headers, method, agent: false };
    const request = http.request(options).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { statusCode: status = 0 } = response;
    const body = (await response.setEncoding('latin1').toArray()).join('');
    return { status, headers: response.headers, body };
  }

  const get = (path: string, headers?: OutgoingHttpHeaders): Promise<Answer> =>
    ask(BASE + path, headers);

  it.each([
    ['', 200],
    ['docs/api/', 200],
    ['sw.js', 200],
    [MANIFEST, 200],
    ['docs', 301],
    ['nothing', 404],
    ['docs/api/nothing.md', 404],
    ['assets/', 404],
    ['docs%2Fnothing%2F', 404],
    ['..%2fsecret.txt', 404],
    ['a'.repeat(300), 404],
    // If this response were cached, the file would be missing for a year.
    ['assets/js/nothing.js', 404],
  ])('asks again for "%s", and lets nobody frame it', async (file, status) => {
    const answer = await get(file);
    expect(answer).toMatchObject({
      status,
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': "frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      },
    });
    const isLost = answer.body === read('404.html');
    expect(isLost, 'the page of unknown addresses').toBe(status === 404);
  });

  it('lets pages of the site show the frame of samples', async () => {
    const { status, headers } = await get('js/run/frame/');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  it('keeps what has a hash in its name', async () => {
    const first = await get(script, GZIP);
    const part = await get(script, { range: 'bytes=0-9' });
    const again = await get(script, {
      ...GZIP,
      'if-none-match': String(first.headers.etag),
    });
    const answers = [first, part, again];
    expect(answers.map(({ status }) => status)).toEqual([200, 206, 304]);
    expect(part.body).toBe(read(script).slice(0, 10));
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
    }
  });

  it('answers 304 to a reload of a packed page', async () => {
    const { headers } = await get('', GZIP);
    const reload = await get('', {
      ...GZIP,
      'if-none-match': String(headers.etag),
      'if-modified-since': String(headers['last-modified']),
    });
    expect(reload.status).toBe(304);
    expect(reload.body).toHaveLength(0);
  });

  it.each(samples)('serves %s with its type: %s', async (type, file) => {
    const { status, headers, body } = await get(file);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(TYPES[type]);
    expect(headers['content-disposition']).toBeUndefined();
    expect(body === read(file)).toBe(true);
    if (!TYPES[type]?.includes('charset')) return;
    const packed = await get(file, GZIP);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    const bytes = new Uint8Array(Buffer.from(packed.body, 'latin1'));
    expect(gunzipSync(bytes).toString('latin1') === body).toBe(true);
  });

  it.each(['', 'docs/api', 'compare?to=1.0.0'])(
    'adds the slash to "%s", and names no host but its own',
    async (name) => {
      const from = (BASE + name).replace(/\/$/, '');
      const host = 'other.example';
      const { status, headers, body } = await ask(from, { host });
      expect(status).toBe(301);
      const site = `http://${SERVER_NAME}`;
      const { href } = new URL(String(headers.location), site);
      expect(href).toBe(site + from.replace(/(?=\?|$)/, '/'));
      expect(body).not.toContain(host);
    },
  );

  it.each(['TRACE', 'POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const cookie = 'a=secret';
    const { status, body } = await ask(BASE, { cookie }, method);
    expect(status).toBe(405);
    expect(body).not.toContain(cookie);
  });

  const OUTSIDE = `/secret.txt /firebolt-documentation../secret.txt ${BASE}../secret.txt
    ${BASE}/../../secret.txt ${BASE}%2e%2e/secret.txt ${BASE}..%2fsecret.txt
    ${BASE}assets/../../secret.txt ${BASE}assets/..%2f..%2fsecret.txt
    ${BASE}..\\secret.txt ${BASE}..%5csecret.txt ${BASE}%252e%252e/secret.txt
    ${BASE}.%00./secret.txt`;

  it.each(OUTSIDE.split(/\s+/))('does not serve %s', async (address) => {
    const { status, body } = await ask(address);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain(SECRET);
  });
});
