import path from 'node:path';
import { expect, test } from '@playwright/test';
import config from '../../playwright.config';
import versions from '../../versions.json';
import {
  getRunData,
  printFrame,
} from '../../src/plugins/browser/run/createFiles';
import { bundleScript } from '../../src/plugins/shared/bundleScript';
import { readSamples } from '../content/samples';
import type { GuideSample, RunAll } from './runSamples';

const SITE = 'http://samples.test/';

/* Hundreds of frames start faster without a process for each. */
const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: launchOptions?.args?.map((arg) =>
      arg.replace(/^--disable-features=/, '$&IsolateSandboxedIframes,'),
    ),
  },
});

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

const ALL = versions.flatMap(readGuides);
const keys = ALL.map(({ code, result }) => JSON.stringify([code, result]));

/**
 * Each sample with the newest version that has it; with the oldest, too, if the page
 * promises a result. `sdk/samples.test.ts` runs all versions without a browser.
 */
const SAMPLES = ALL.filter(({ result }, i) => {
  const key = keys[i] ?? '';
  return keys.indexOf(key) === i || (result && keys.lastIndexOf(key) === i);
});

// `tests/content/samples.test.ts` compiles them.
test('the samples of the guides run, and show what their pages say', async ({
  page,
}) => {
  expect(SAMPLES.length).toBeGreaterThan(200);
  const data = Object.fromEntries(
    versions.map((name) => [name, getRunData('.', getFolder(name))]),
  );
  const frame = await printFrame(
    path.resolve('src/browser/run/sandbox/frame.ts'),
  );
  await page.route(`${SITE}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().includes('/frame/') ? frame : '<body>',
    }),
  );
  await page.exposeFunction('readScreen', async (place: string) => {
    const isMeant = (url: string): boolean =>
      url.replace(/#.*/, '').endsWith(place);
    const shown = page.frames().find((one) => isMeant(one.url()));
    // A frame that has been removed or is still loading shows nothing.
    return shown?.evaluate(() => document.body.innerText).catch(() => '') ?? '';
  });
  await page.goto(SITE);
  await page.addScriptTag({
    content: await bundleScript(path.resolve('tests/browser/runSamples.ts')),
  });
  const faults = await page.evaluate(
    (text) => {
      const { runAll } = window as unknown as { runAll: RunAll };
      return runAll(...(JSON.parse(text) as Parameters<RunAll>));
    },
    JSON.stringify([SAMPLES, data]),
  );
  expect(faults).toEqual([]);
});
