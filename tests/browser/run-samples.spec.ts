import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import versions from '../../versions.json';
import {
  getRunData,
  printFrame,
} from '../../src/plugins/browser/run/createFiles';
import { bundleScript } from '../../src/plugins/shared/bundleScript';
import { readSamples } from '../content/samples';
import type { GuideSample, RunAll } from './runSamples';
import { expect, plainTest as test } from './test';

const getFolder = (version: string): string =>
  `versioned_docs/version-${version}`;

const readGuides = (version: string): readonly GuideSample[] =>
  readSamples(getFolder(version), getFolder(version)).flatMap(
    ({ file, line, code, title = '', run, wrongBecause, result }) =>
      run && run.language !== 'ts'
        ? {
            file: `${version} ${file}:${line}`,
            code,
            version: run.version ?? version,
            mayFail: wrongBecause !== undefined,
            result,
            isCompared: ['Before', 'After'].includes(title),
          }
        : [],
  );

/**
 * Returns each sample with the newest version that has it; with the oldest, too, if the
 * page promises a result. `sdk/samples.test.ts` runs all versions without a browser.
 */
function listSamples(): readonly GuideSample[] {
  const all = versions.flatMap(readGuides);
  const keys = all.map(({ code, result }) => JSON.stringify([code, result]));
  return all.filter(({ result }, i) => {
    const key = keys[i] ?? '';
    return keys.indexOf(key) === i || (result && keys.lastIndexOf(key) === i);
  });
}

// `tests/content/samples.test.ts` compiles them.
test('the samples of the guides run, and show what their pages say', async ({
  playwright,
  launchOptions,
}) => {
  const samples = listSamples();
  expect(samples.length).toBeGreaterThan(200);
  const data = Object.fromEntries(
    versions.map((name) => [name, getRunData('.', getFolder(name))]),
  );
  const frame = await printFrame(
    path.resolve('src/browser/run/sandbox/frame.ts'),
  );
  const server = http.createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(url.startsWith('/frame/') ? frame : '<body>');
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  // Hundreds of frames start faster without a process for each.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: launchOptions.args?.map((arg) =>
      arg.replace(/^--disable-features=/, '$&IsolateSandboxedIframes,'),
    ),
  });
  const page = await browser.newPage();
  await page.exposeFunction('readScreen', async (place: string) => {
    const isMeant = (url: string): boolean =>
      url.replace(/#.*/, '').endsWith(place);
    const shown = page.frames().find((one) => isMeant(one.url()));
    // A frame that has been removed or is still loading shows nothing.
    return shown?.evaluate(() => document.body.innerText).catch(() => '') ?? '';
  });
  await page.goto(`http://localhost:${port}/`);
  await page.addScriptTag({
    content: await bundleScript(path.resolve('tests/browser/runSamples.ts')),
  });
  const faults = await page.evaluate(
    (text) => {
      const { runAll } = window as unknown as { runAll: RunAll };
      return runAll(...(JSON.parse(text) as Parameters<RunAll>));
    },
    JSON.stringify([samples, data]),
  );
  expect(faults).toEqual([]);
  await browser.close();
  server.close();
});
