import { BUNDLES, hold, LATER, openApp } from './faults';
import { anyOf, at } from './pick';
import { expect, returningTest as test } from './test';
import { getTitle } from './reader';
import { EXACT, getButton, getLink, getRegion } from './roles';

test('A to Z has letters and a filter', async ({ page }) => {
  const release = await hold(page, BUNDLES);
  await page.goto('docs/api/symbols/', { waitUntil: 'commit' });
  const letters = page.getByRole('navigation', { name: 'Letters' });
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('typed early');
  const k = getRegion(page, 'K', EXACT);
  await expect(k).toBeVisible();
  release();
  await expect(k).toBeHidden();
  await filter.fill('');
  await getLink(letters, 'K', EXACT).click();
  await expect(page).toHaveURL(/#letter-k$/);
  await expect(k).toBeInViewport();
  await filter.fill('CAPTIONS');
  const links = page.locator('#symbols').getByRole('link');
  await expect(k).toBeHidden();
  await expect(letters).toBeHidden();
  const names = await links
    .filter({ visible: true })
    .evaluateAll((all) => all.map((link) => link.textContent));
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name.toLowerCase()).toContain('captions');
  await expect(page.getByText(`${names.length} names.`)).toBeVisible();
  for (const code of ['Device.hdcp', 'device.HDCP()', 'hdcp (Device)']) {
    await filter.fill(code);
    await expect(links.filter({ visible: true }), code).toHaveText([
      'hdcp (Device)',
      'hdcpChanged (Device)',
    ]);
  }
  await filter.fill('');
  await getLink(letters, 'K', EXACT).click();
  await expect(k).toBeInViewport();
  await filter.fill('nothing like it');
  await expect(page.getByText('No names.')).toBeVisible();
  // So narrow that the last row isn't full.
  await page.setViewportSize({ width: 320, height: 640 });
  const widths = await letters
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.clientWidth));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
});

test('signatures that take lines have colors, and what is required is no link', async ({
  page,
}) => {
  await page.goto('docs/api/Discovery/');
  const signature = at(
    page.locator('pre', { hasText: 'Discovery.watched(' }),
    0,
  );
  const colors = await signature
    .locator('span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
  expect(new Set(colors).size).toBeGreaterThan(1);
  const required = anyOf(page.getByText('required', { exact: true }));
  const link = anyOf(page.locator('.theme-doc-markdown a[href*="/docs/"]'));
  const read = (element: Element): string => getComputedStyle(element).color;
  const color = await required.evaluate(read);
  expect(color).not.toBe(await link.evaluate(read));
  await expect(page.locator('body')).toHaveCSS('color', color);
});

test('names of the contents break between their words only', async ({
  page,
}) => {
  for (const width of [1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('docs/api/Accessibility/');
    const broken = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) => {
        const range = document.createRange();
        return links.flatMap((link) =>
          Array.from(link.childNodes).flatMap((node) => {
            range.selectNodeContents(node);
            const isText = node.nodeType === Node.TEXT_NODE;
            const isName = !/\s/.test(node.textContent ?? '');
            const isBroken = range.getClientRects().length > 1;
            return isText && isName && isBroken ? [link.textContent] : [];
          }),
        );
      });
    expect(broken, String(width)).toEqual([]);
  }
});

test('the menu of a page stands beside its title and moves nothing, and a selection holds no name of a button', async ({
  page,
}) => {
  // The menu also closes while other scripts load.
  await page.route(LATER, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await openApp(page, 'docs/api/Device/');
  const text = await page.evaluate(() => {
    const blocks = document.querySelectorAll('.theme-code-block');
    const range = document.createRange();
    range.setStartBefore(blocks[1] as Element);
    range.setEndAfter(blocks[4] as Element);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    return String(getSelection());
  });
  expect(text).toContain('Device');
  expect(text).not.toMatch(/^\s*Run\s*$/m);

  const menu = page.getByText('Actions', { exact: true });
  const title = getTitle(page);
  const overview = page.getByRole('heading', { name: 'Overview' });
  const [box, line] = [await menu.boundingBox(), await title.boundingBox()];
  if (!box || !line) throw new Error('Not on the page.');
  expect(box.y).toBeGreaterThanOrEqual(line.y - 8);
  expect(box.y + box.height).toBeLessThanOrEqual(line.y + line.height + 8);
  const place = await overview.boundingBox();
  await menu.click();
  const copy = getButton(page, 'Copy link');
  await expect(copy).toBeVisible();
  expect(await menu.boundingBox()).toEqual(box);
  expect(await overview.boundingBox()).toEqual(place);
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await menu.click();
  await title.click({ position: { x: 4, y: 4 } });
  await expect(copy).toBeHidden();
});

test('on phones one row holds version, contents and menu above the title', async ({
  page,
}) => {
  for (const version of ['', '0.5.3', '0.6.0-alpha.1']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openApp(page, `docs/${version && `${version}/`}api/Account/`);
    const close = getButton(page, 'Close the announcement');
    if (version && (await close.isVisible())) await close.click();
    const menu = page.getByText('Actions', { exact: true });
    const { y = 844 } = (await getTitle(page).boundingBox()) ?? {};
    expect.soft(y, version).toBeLessThan(844 / 4);
    if (!version) {
      const parts = [
        page.getByText('Version: 0.8.0'),
        getButton(page, 'On this page'),
        menu,
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const middles = boxes.map((box) => (box ? box.y + box.height / 2 : 0));
      for (const middle of middles)
        expect.soft(Math.abs(middle - (middles[0] ?? 0))).toBeLessThan(6);
      const [badge, contents] = boxes;
      const gap = (contents?.x ?? 0) - (badge?.x ?? 0) - (badge?.width ?? 0);
      expect.soft(gap).toBeGreaterThanOrEqual(8);
      const bottom = (contents?.y ?? 0) + (contents?.height ?? 0);
      expect.soft(y - bottom).toBeGreaterThanOrEqual(10);
    }
    // On a small screen, nothing overflows the row.
    await page.setViewportSize({ width: 320, height: 640 });
    const { x = 320, width = 0 } = (await menu.boundingBox()) ?? {};
    expect.soft(x + width, version).toBeLessThanOrEqual(304);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/api/');
  const modules = getLink(page.getByRole('main'), 'Accessibility');
  await expect(at(modules, 0)).toBeInViewport();
});

test('descriptions have the room of a line on small tablets', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openApp(page, 'docs/api/Device/');
  const text = anyOf(page.getByText('Returns which audio formats'));
  const { width = 0 } = (await text.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(250);
});
