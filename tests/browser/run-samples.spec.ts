import path from 'node:path';
import { expect, test } from '@playwright/test';
import versions from '../../versions.json';
import { getRunData } from '../../src/plugins/browser/run/createFiles';
import { printFrame } from '../../src/plugins/browser/run/bundle';
import { bundleScript } from '../../src/plugins/shared/bundleScript';
import { readSamples } from '../content/samples';
import type { Outcome } from './runSamples';

const SITE = 'http://samples.test/';

type RunAll = (samples: unknown, data: unknown) => Promise<readonly Outcome[]>;

interface GuideSample {
  readonly file: string;
  readonly code: string;
  readonly version: string;
  /** It shows a mistake, and some mistakes show when it runs. */
  readonly mayFail: boolean;
}

function readGuides(version: string): readonly GuideSample[] {
  const folder = `versioned_docs/version-${version}`;
  return readSamples(folder, folder).flatMap(
    ({ file, line, code, run, wrongBecause }) =>
      run && run.language !== 'ts'
        ? {
            file: `${version} ${file}:${line}`,
            code,
            version: run.version ?? version,
            mayFail: wrongBecause !== undefined,
          }
        : [],
  );
}

const [newest = '', ...others] = versions;
const oldest = others.at(-1) ?? '';
const ends = [readGuides(newest), readGuides(oldest)] as const;
const known = new Set(ends.flat().map(({ code }) => code));

/*
 * Every sample of the guides, in the sandbox of a real browser. The versions
 * between repeat most samples word for word; `tests/content/samples.test.ts`
 * compiles each of them with its own version.
 */
for (const [name, samples, minimum] of [
  [newest, ends[0], 40],
  [oldest, ends[1], 40],
  [
    'the versions between, as far as others lack them,',
    others
      .slice(0, -1)
      .flatMap(readGuides)
      .filter(({ code }) => !known.has(code)),
    1,
  ],
] as const) {
  test(`the samples of the guides of ${name} run`, async ({ page }) => {
    test.slow();
    const names = new Set(samples.map(({ version }) => version));
    const data = Object.fromEntries(
      [...names].map((version) => [
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
        body: route.request().url().endsWith('/frame/') ? frame : '<body>',
      }),
    );
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
    expect(samples.length).toBeGreaterThanOrEqual(minimum);
    const allowed = samples.filter(({ mayFail }) => mayFail);
    const failed = outcomes
      .filter(({ isDone, errors }) => !isDone || errors.length > 0)
      .filter(({ file }) => !allowed.some((sample) => sample.file === file));
    expect(failed).toEqual([]);
    const silent = outcomes.filter(({ isSilent }) => isSilent);
    expect(silent).toEqual([]);
  });
}
