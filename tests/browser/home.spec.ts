import { GREETING, MESSAGES } from '../../src/components/home/sample';
import { TASKS } from '../../src/components/home/tasks';
import { PAGES, VERSIONS } from './pages';
import { anyOf, at } from './pick';
import { expect, plainTest as test, test as strict, step } from './test';
import { getTitle } from './reader';
import { EXACT, getButton, getLink, getMain, getRegion } from './roles';

const DEVICES = ['Sky Glass', 'Comcast', 'Flex', 'XClass', 'X1'];

strict('the home page', async ({ page }) => {
  await page.goto(PAGES.home);

  await step('says what Firebolt is, and how to try it', async () => {
    await expect(getTitle(page)).toHaveText(
      'Firebolt connects your web app to the TV',
    );
    const main = getMain(page);
    const controls = main.locator('a, button');
    await expect(at(controls, 0)).toHaveText('Run');
    await expect(getLink(main, 'Open the playground')).toHaveAttribute(
      'href',
      '/firebolt-documentation/playground/',
    );
    await expect(main).not.toContainText('npm install');
    for (const [name, to] of [
      ...TASKS.map(({ title, to }) => [title, to] as const),
      ['Get started', `/${PAGES.guide}`],
      ['API reference', '/docs/api/'],
    ] as const) {
      await expect(anyOf(getLink(main, name, EXACT))).toHaveAttribute(
        'href',
        `/firebolt-documentation${to}`,
      );
    }
  });

  await step('draws the five families of devices', async () => {
    const devices = getRegion(page, 'Where your app runs');
    for (const name of DEVICES) {
      const device = devices.getByRole('listitem').filter({ hasText: name });
      await expect(device.getByRole('link')).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect
        .poll(() =>
          device
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
    }
    await expect(devices.getByRole('listitem')).toHaveCount(DEVICES.length);
  });

  await step('lists the versions with what is new', async () => {
    const items = getRegion(page, 'Versions').getByRole('listitem');
    await expect(items).toHaveCount(VERSIONS.length);
    await expect(
      getLink(getRegion(page, 'Versions'), /newer SDKs/),
    ).toHaveAttribute('href', /quick-start-guide\/#newer-sdks$/);
    for (const [i, version] of VERSIONS.entries()) {
      const item = at(items, i);
      await expect(at(item.getByRole('link'), 0)).toHaveText(version);
      await expect(item.locator('span')).not.toBeEmpty();
      const changelog = getLink(item, 'Changelog');
      await expect(changelog).toHaveAttribute(
        'href',
        i === 0
          ? /\/docs\/changelog\/$/
          : new RegExp(`/${version}/changelog/$`),
      );
    }
  });
});

// A plain test, because the editor's styles are logged as errors.
test('the television runs the app that is shown, and its remote reaches it', async ({
  page,
}) => {
  await page.goto(PAGES.home);
  const main = getMain(page);
  const remote = main.getByRole('group', { name: 'Remote' });
  await expect(remote).toHaveCount(0);
  await expect(main.getByText('Press Run to turn it on.')).toBeVisible();
  const getTop = (): Promise<number> =>
    main
      .getByRole('heading', { name: 'Try, install, ship' })
      .evaluate((e) => e.getBoundingClientRect().top + scrollY);
  const top = await getTop();
  await at(getButton(main, 'Run', EXACT), 0).click();
  const screen = page.frameLocator('iframe').locator('body');
  await expect(screen).toHaveText(GREETING);
  expect(Math.abs((await getTop()) - top), 'nothing moves').toBeLessThan(2);
  const television = main.getByRole('application', { name: /^Television/ });
  const hint = main.getByText(/^The arrow keys and Enter act/);
  await expect(television).toBeFocused();
  await expect(hint).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowUp');
  await expect(screen).toHaveText('ArrowUp');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(television).not.toBeFocused();
  await expect(hint).toBeHidden();
  const panel = getRegion(main, /^Run: /);
  const titles = panel.getByRole('tabpanel').locator('summary code');
  const said = (await titles.allInnerTexts()).slice(-MESSAGES.length);
  expect(said).toEqual(MESSAGES.map(({ title }) => title));
  const list = at(panel.getByRole('tabpanel').getByRole('list'), 0);
  const getRest = (): Promise<number> =>
    list.evaluate((e) => e.scrollHeight - e.clientHeight - e.scrollTop);
  await expect.poll(getRest).toBeLessThan(2);
  await getButton(remote, 'Right').click();
  await expect(screen).toHaveText('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(screen).toHaveText('ArrowDown');
  await expect(getButton(remote, 'Down')).toBeFocused();
  await getButton(remote, 'Back').click();
  await expect(at(titles, -1)).toHaveText(/^event lifecycle\.onInactive$/);
  await expect(page.locator('iframe')).toBeHidden();
  await getButton(panel, 'Stop').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(getButton(remote, 'Right')).toBeDisabled();

  await step('runs what a reader makes of the app', async () => {
    const code = main.getByRole('group', { name: /^Code: A complete app/ });
    await getButton(main, 'Edit').click();
    await expect(code).toBeHidden();
    await main.getByRole('textbox', { name: /^Code: A complete app/ }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText("document.body.textContent = 'Mine'");
    await page.keyboard.press('Control+Enter');
    await expect(screen).toHaveText('Mine');
  });
});
