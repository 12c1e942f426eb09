import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import versions from '../../versions.json';
import { buildSetUp, readSite, SET_UPS, type SetUp } from '../guides/bundlers';

const ADDRESS = 'http://app.test/some/folder/';

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.js': 'text/javascript',
};

/** The oldest guide shows the same files; `tests/guides` builds those that differ. */
const RUNS: readonly (readonly [version: string, ids: readonly SetUp[]])[] = [
  [versions[0] ?? '', SET_UPS],
  [versions.at(-1) ?? '', ['esbuild']],
];

/** A text that is drawn on a canvas can be read nowhere: it goes into the page. */
const writeDrawnTexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    // Called with its canvas below.
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const { fillText } = prototype;
    prototype.fillText = function (text, ...place) {
      document.body.append(text);
      fillText.call(this, text, ...place);
    };
  });

for (const [version, ids] of RUNS) {
  for (const id of ids) {
    test(`${version}: the app of the set-up ${id} runs`, async ({ page }) => {
      const folder = `versioned_docs/version-${version}`;
      const project = buildSetUp(folder, id);
      try {
        const site = readSite(project, id);
        await page.route(`${ADDRESS}**`, (route) => {
          const name = `/${route.request().url().slice(ADDRESS.length)}`;
          const body = site.get(name);
          return body === undefined
            ? route.fulfill({ status: 404 })
            : route.fulfill({
                body,
                contentType: TYPES[path.extname(name)] ?? '',
              });
        });
        await writeDrawnTexts(page);
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        await page.goto(ADDRESS);

        await expect(page.locator('body')).toContainText('Living Room');
        await expect(page.locator('body')).toContainText('foreground');
        expect(errors).toEqual([]);
      } finally {
        project.remove();
      }
    });
  }
}
