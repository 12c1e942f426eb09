import fs from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../makeFolder';
import { listFiles } from '../../src/plugins/shared/listFiles';
import { writeFiles } from '../writeFiles';
import { bundleCommand } from './bundleCommand';

type Answer = readonly [
  status: number,
  body: string,
  headers?: OutgoingHttpHeaders,
];

/** Responses of the deployed site, by path. */
type Answers = Readonly<Record<string, Answer>>;

const BUILD = path.join(makeFolder('keep-assets'), 'build');

const run = bundleCommand('.github/keepAssets.ts');

/**
 * Runs the script with a build of one asset, `assets/b.js`.
 * @returns the output, and all files that the build has then
 */
async function keepAssets(
  answers: Answers,
  base = '/',
  own: readonly string[] = ['assets/b.js'],
): Promise<readonly [output: string, ...files: string[]]> {
  fs.rmSync(BUILD, { recursive: true, force: true });
  writeFiles(BUILD, Object.fromEntries(own.map((name) => [name, name])));
  const server = createServer(({ url = '' }, response) => {
    const [status, body, headers] = answers[url] ?? [404, ''];
    response.writeHead(status, headers).end(body);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const { output } = await run(BUILD, `http://localhost:${port}${base}`);
  server.close();
  const shown = output.replaceAll(`:${port}`, '').replaceAll(BUILD, 'BUILD');
  return [shown, ...listFiles(BUILD)];
}

const found = (body: string): Answer => [200, body];

const PAGE: Answer = [
  200,
  '<h1>Not found</h1>',
  { 'content-type': 'text/html; charset=utf-8' },
];

it.each<[string, Answers, ...string[]]>([
  [
    'nothing of a site that is not deployed yet',
    {},
    'Kept 0 assets from http://localhost/',
  ],
  [
    'nothing of a site that answers with a page',
    { '/assets.json': PAGE },
    'Kept 0 assets from http://localhost/',
  ],
  [
    'what the build lacks, and what has a file, and no page, as its answer',
    {
      '/assets.json': found(
        '["assets/b.js","assets/a b@2 #1.pdf","assets/a.js"]',
      ),
      '/assets/a.js': PAGE,
      '/assets/a%20b%402%20%231.pdf': found('a'),
    },
    'Kept 1 assets from http://localhost/',
    'assets/a b@2 #1.pdf',
  ],
])('keeps %s', async (_, answers, output, ...kept) => {
  const [said, list, ...files] = await keepAssets(answers);
  expect([said, list]).toEqual([output, 'assets.json']);
  expect(files).toEqual([...kept, 'assets/b.js'].sort());
});

it('takes the URL of the site without its final slash, too', async () => {
  const answers = {
    '/docs/assets.json': found('["assets/a.js"]'),
    '/docs/assets/a.js': found('a'),
  };
  const [output] = await keepAssets(answers, '/docs');
  expect(output).toBe('Kept 1 assets from http://localhost/docs');
  expect((await keepAssets({}, ':no'))[0]).toMatch(/isn't a URL/);
});

const LONG = Array.from({ length: 5001 }, (_, i) => `assets/${i}.js`);

it.each(
  [
    '["../a.js"]',
    '["assets/../../a.js"]',
    '["assets/.htaccess"]',
    '{}',
    'Not found',
    JSON.stringify(LONG),
  ].map((list) => [list.slice(0, 40), list] as const),
)('writes nothing for the list %s', async (_, list) => {
  expect(await keepAssets({ '/assets.json': found(list) })).toEqual([
    "http://localhost/assets.json: isn't a list of assets. Check the deployment at this URL.",
    'assets/b.js',
  ]);
});

it('refuses a build that has not ended', async () => {
  expect(await keepAssets({}, '/', ['.unfinished'])).toEqual([
    'BUILD/.unfinished: the build was interrupted or is still running, so this folder may contain pages from different builds. Run `npm run build` and let it finish.',
    '.unfinished',
  ]);
});

it('fails when the site does not answer', async () => {
  const [output] = await keepAssets({ '/assets.json': [500, ''] });
  expect(output).toBe(
    "http://localhost/assets.json: can't be read (status 500). Check the deployment at this URL, or run the workflow again.",
  );
});
