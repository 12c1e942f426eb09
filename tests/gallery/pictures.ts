import { expect, type Locator, type Page } from '@playwright/test';

/** A picture of the site in a guide. All sizes are in CSS pixels. */
export interface Picture {
  /** The name `run` creates `run.light.webp` and `run.dark.webp` in `static/img/site`. */
  readonly name: string;
  /** The page's URL, relative to the base path. */
  readonly page: string;
  /** Width of the window, and of the picture unless `width` is set. */
  readonly window: number;
  /** Distance from the left edge of the window. */
  readonly left?: number;
  readonly width?: number;
  readonly height: number;
  /** Prepares the page, and returns the picture's distance from the top of the window. */
  readonly show: (page: Page) => Promise<number>;
}

const GUIDES = 'docs/firebolt_docs/getting-started';

async function getTop(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} isn't shown.`);
  return box.y;
}

async function run(
  page: Page,
  sample: string,
  getShown: (panel: Locator) => Locator,
): Promise<number> {
  const block = page.locator('.theme-code-block').filter({ hasText: sample });
  const button = block.getByRole('button', { name: 'Run', exact: true });
  await button.first().click();
  const panel = page.getByRole('region', { name: /^Run: / });
  await expect(getShown(panel)).toBeVisible();
  return getTop(panel);
}

const COLUMN = { window: 1280, left: 296, width: 976 };

export const PICTURES: readonly Picture[] = [
  {
    ...COLUMN,
    name: 'run',
    page: `${GUIDES}/quick-start-guide/`,
    height: 440,
    show: (page) =>
      run(page, 'Loaded, and hidden', (panel) =>
        panel.getByText('On the screen'),
      ),
  },
  {
    ...COLUMN,
    name: 'screen',
    page: `${GUIDES}/first-tv-app/`,
    height: 360,
    show: (page) =>
      run(page, 'app.js, step 2', (panel) =>
        panel.frameLocator('iframe').getByRole('button').first(),
      ),
  },
  {
    name: 'playground',
    page: 'playground/',
    window: 1040,
    height: 350,
    show: async (page) => {
      const button = page.getByRole('button', { name: 'Run', exact: true });
      await button.click();
      const output = page.getByRole('log');
      await expect(output).toContainText('Seen by the viewer');
      return (await getTop(page.getByLabel('SDK', { exact: true }))) - 32;
    },
  },
  {
    name: 'versions',
    page: `${GUIDES}/quick-start-guide/`,
    window: 1040,
    left: 520,
    width: 320,
    height: 320,
    show: async (page) => {
      await page.getByRole('button', { name: /^Version/ }).click();
      return getTop(page.locator('.navbar'));
    },
  },
  {
    name: 'search',
    page: `${GUIDES}/troubleshooting/`,
    window: 700,
    left: 14,
    width: 672,
    height: 410,
    show: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('cannot call finished()');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect(dialog).toContainText('finished() throws');
      await expect(dialog).not.toContainText('so far');
      return (await getTop(page.getByRole('combobox'))) - 24;
    },
  },
  {
    name: 'compare',
    page: 'compare/?from=0.7.0&to=0.8.0',
    window: 860,
    height: 376,
    show: async (page) => {
      await expect(page.getByText('Breaks apps:').first()).toBeVisible();
      return getTop(page.getByRole('heading', { name: /^From / }));
    },
  },
  {
    name: 'upgrade',
    page: 'upgrade/',
    window: 860,
    height: 610,
    show: async (page) => {
      await page.getByRole('button', { name: 'Example' }).click();
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByText(/× stops working/)).toBeVisible();
      // The check has scrolled to the report.
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      return (await getTop(page.getByLabel('From'))) - 40;
    },
  },
];
