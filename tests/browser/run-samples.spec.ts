import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import config from '../../playwright.config';
import versions from '../../versions.json';
import {
  getRunData,
  printFrame,
} from '../../src/plugins/browser/run/createFiles';
import { bundleScript } from '../../src/plugins/shared/bundleScript';
import { readSamples } from '../content/samples';
import type { Result } from '../content/results';
import type { Outcome } from './runSamples';

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

/** The first version's mock prints this line before the first response. */
const MOCK_LINE = 'Setting up mock transport layer';

type RunAll = (samples: unknown, data: unknown) => Promise<readonly Outcome[]>;

interface GuideSample {
  readonly file: string;
  readonly code: string;
  readonly version: string;
  /** Whether the sample shows a mistake, which may cause an error at run time. */
  readonly mayFail: boolean;
  readonly result: Result | undefined;
  /** Whether the sample compares two versions; such a sample needs no result. */
  readonly isCompared: boolean;
}

function readGuides(version: string): readonly GuideSample[] {
  const folder = `versioned_docs/version-${version}`;
  return readSamples(folder, folder).flatMap(
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
}

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

/** Lets the page read the text that is shown in a frame. */
const exposeScreens = async (page: Page): Promise<void> => {
  await page.exposeFunction('readScreen', async (place: string) => {
    const isMeant = (address: string): boolean => {
      const { pathname, search } = new URL(address);
      return pathname + search === place;
    };
    const frame = page.frames().find((one) => isMeant(one.url()));
    // A frame that has been removed or is still loading shows nothing.
    return frame?.evaluate(() => document.body.innerText).catch(() => '') ?? '';
  });
};

/** Runs samples of the guides; `tests/content/samples.test.ts` compiles them. */
async function checkSamples(
  page: Page,
  samples: readonly GuideSample[],
): Promise<void> {
  const data = Object.fromEntries(
    versions.map((version) => [
      version,
      getRunData('.', `versioned_docs/version-${version}`),
    ]),
  );
  const script = await bundleScript(
    path.resolve('tests/browser/runSamples.ts'),
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
  await exposeScreens(page);
  await page.goto(SITE);
  await page.addScriptTag({ content: script });
  const outcomes = await page.evaluate(
    (text) => {
      const parts = JSON.parse(text) as [unknown, unknown];
      return (window as unknown as { runAll: RunAll }).runAll(...parts);
    },
    JSON.stringify([samples, data]),
  );
  expect(outcomes).toHaveLength(samples.length);
  const allowed = samples.filter(({ mayFail }) => mayFail);
  const failed = outcomes
    .filter(({ isDone, errors }) => !isDone || errors.length > 0)
    .filter(({ file }) => !allowed.some((sample) => sample.file === file));
  expect(failed).toEqual([]);
  const silent = outcomes.filter(({ isSilent }) => isSilent);
  expect(silent).toEqual([]);
  const wrong = outcomes.filter(({ missing }) => missing.length > 0);
  expect(wrong, 'Correct what follows "You see" below the sample.').toEqual([]);
  const compared = samples.filter((one) => one.isCompared || one.mayFail);
  const untold = outcomes
    .filter((one) => one.untold.some((line) => line !== MOCK_LINE))
    .filter(({ file }) => !compared.some((sample) => sample.file === file));
  expect(
    untold,
    'Write below the sample what it prints: "You see:" and a block of text.',
  ).toEqual([]);
}

/** Two workers share the samples. */
const SHARES = 2;

for (let share = 0; share < SHARES; share += 1) {
  test(`the samples of the guides run, part ${share + 1}`, async ({ page }) => {
    expect(SAMPLES.length).toBeGreaterThan(200);
    await checkSamples(
      page,
      SAMPLES.filter((_, i) => i % SHARES === share),
    );
  });
}
