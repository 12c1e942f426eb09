import { execFile } from 'node:child_process';
import type { Browser } from '@playwright/test';
import type { Measures } from './measures';
import { PAGES } from './pages';
import { getUrl } from './serve';

/** Not a dependency, because only the benchmark needs it and it has 100 packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  readonly categories: {
    readonly performance: { readonly score: number | null };
  };
}

/** The performance score (0 to 100) on a simulated mid-range phone. */
async function readLighthouse(port: number, page: string): Promise<number> {
  // Asynchronous, because this process also serves the site.
  const report = await new Promise<string>((resolve, reject) => {
    execFile(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        getUrl(port, page),
        '--only-categories=performance',
        '--output=json',
        '--quiet',
        '--chrome-flags=--headless --no-sandbox --disable-background-networking',
      ],
      {
        maxBuffer: 1e8,
        env: { ...process.env, CHROME_PATH: process.env['BROWSER_PATH'] },
      },
      (error, stdout) => {
        if (error) reject(new Error(error.message));
        else resolve(stdout);
      },
    );
  });
  const { categories } = JSON.parse(report) as Report;
  return (categories.performance.score ?? NaN) * 100;
}

const SCORED = {
  guide: PAGES.guide,
  heaviest: PAGES.heaviest,
  comparison: 'compare/',
};

export async function measureLighthouse(
  _: Browser,
  port: number,
): Promise<Measures> {
  const scores: Record<string, number> = {};
  for (const [name, path] of Object.entries(SCORED)) {
    scores[`${name}: Lighthouse mobile`] = await readLighthouse(port, path);
  }
  return scores;
}
