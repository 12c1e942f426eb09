import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parse } from 'acorn';
import type { Page } from '@playwright/test';
import versions from '../../versions.json';
import { listFiles } from '../../src/plugins/shared/listFiles';
import { getUrl, serve } from '../bench/serve';
import { buildSetUp, getSite, GUIDE, SET_UPS } from '../guides/bundlers';
import { getGuide, readFences } from '../guides/sections';
import { expect, plainTest as test } from './test';

/** The newest guide's set-ups, older ones that differ, and one with the first SDK. */
const RUNS = SET_UPS.flatMap((id) => {
  const sources = versions.map((version) => {
    const page = getGuide(`versioned_docs/version-${version}`, GUIDE);
    return JSON.stringify(
      ['esbuild', id].map((name) => readFences(page, name)),
    );
  });
  return versions
    .filter(
      (version, i) =>
        sources.indexOf(sources[i] ?? '') === i ||
        (id === 'esbuild' && version === versions.at(-1)),
    )
    .map((version) => [version, id] as const);
});

/** Tests can't read text on a canvas, so this also adds the text to the page. */
const writeDrawnTexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    // `fillText.call` below sets `this`.
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const { fillText } = prototype;
    prototype.fillText = function (text, ...place) {
      document.body.append(text);
      fillText.call(this, text, ...place);
    };
  });

for (const [version, id] of RUNS) {
  test(`${version}: the app of the set-up ${id} runs`, async ({ page }) => {
    const folder = `versioned_docs/version-${version}`;
    const project = buildSetUp(folder, id);
    const site = getSite(project, id);
    const server = await serve(() => site, 0);
    try {
      const scripts = listFiles(site).filter(
        (name) =>
          name.endsWith('.js') && !/node_modules|^src|config/.test(name),
      );
      expect(scripts).toHaveLength(1);
      const [script = ''] = scripts;
      const read = (name: string): string =>
        fs.readFileSync(path.join(site, name), 'utf8');
      // The guide specifies this version of JavaScript.
      parse(read(script), { ecmaVersion: 2019, sourceType: 'module' });
      expect(read('index.html')).toContain(`src="./${script}"`);
      await writeDrawnTexts(page);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(getUrl((server.address() as AddressInfo).port, ''));
      await expect(page.locator('body')).toContainText('Living Room');
      await expect(page.locator('body')).toContainText('foreground');
      expect(errors).toEqual([]);
    } finally {
      server.close();
      project.remove();
    }
  });
}
