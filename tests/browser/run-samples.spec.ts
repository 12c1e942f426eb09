import path from 'node:path';
import { expect, test } from '@playwright/test';
import versions from '../../versions.json';
import { getRunData } from '../../src/plugins/browser/run/getRunData';
import { printFrame } from '../../src/plugins/browser/run/printFrame';
import { bundleScript } from '../../src/plugins/shared/bundleScript';
import { readSamples } from '../content/samples';
import type { Outcome } from './runSamples';

const SITE = 'http://samples.test/';

type RunAll = (samples: unknown, data: unknown) => Promise<readonly Outcome[]>;

/** Every sample of the guides, in the sandbox of a real browser. */
for (const version of versions) {
  test(`the samples of the guides of ${version} run`, async ({ page }) => {
    test.slow();
    const folder = `versioned_docs/version-${version}`;
    const samples = readSamples(folder, folder).flatMap(
      ({ file, line, code, run, wrongBecause }) =>
        run && run.language !== 'ts'
          ? {
              file: `${file}:${line}`,
              code,
              version: run.version ?? version,
              // It shows a mistake, and some mistakes show when it runs.
              mayFail: wrongBecause !== undefined,
            }
          : [],
    );
    const names = new Set(samples.map((sample) => sample.version));
    const data = Object.fromEntries(
      [...names].map((name) => [
        name,
        getRunData('.', `versioned_docs/version-${name}`),
      ]),
    );
    const script = bundleScript(path.resolve('tests/browser/runSamples.ts'));
    const frame = printFrame(path.resolve('src/run/sandbox/frame.ts'));
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
    expect(samples.length).toBeGreaterThan(40);
    const allowed = samples.filter(({ mayFail }) => mayFail);
    const failed = outcomes
      .filter(({ isDone, errors }) => !isDone || errors.length > 0)
      .filter(({ file }) => !allowed.some((sample) => sample.file === file));
    expect(failed).toEqual([]);
    const silent = outcomes.filter(({ isSilent }) => isSilent);
    expect(silent).toEqual([]);
  });
}
