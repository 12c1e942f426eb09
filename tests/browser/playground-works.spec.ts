import { hold, refuseStorage, waitForApp } from './faults';
import { getPlayground, openPlayground as open } from './Playground';
import { expect, plainTest as test, step } from './test';
import { expectText, chooseVersion } from './reader';
import { getAlert, getButton } from './roles';

test('what was written outlasts the tab, by name', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const one = await open(page);
  await one.write('console.log("mine");');
  await page.getByText(/^Your code \(/).click();
  await page.getByLabel('Name of this code').fill('My app');
  await expectText(page, 'Your code (1 saved)');
  await page.close();

  const other = await context.newPage();
  await other.clock.install();
  const two = await open(other);
  await step('one press goes on with it', async () => {
    await two.press('Continue with “My app”');
    await expect(two.code).toHaveText('console.log("mine");');
  });
  await step('it can be deleted, and brought back', async () => {
    await other.getByText('Your code (1 saved)').click();
    await two.press('Delete My app');
    await expectText(other, 'Your code (0 saved)');
    await two.press('Undo');
    await expectText(other, 'Your code (1 saved)');
  });
  await step('another one is kept beside it', async () => {
    await two.press('Follow the lifecycle');
    await expect(two.code).toContainText('Lifecycle.ready');
    await two.write('second();');
    await expectText(other, 'Your code (2 saved)');
    await two.press('Open My app');
    await expect(two.code).toHaveText('console.log("mine");');
  });
  await step('what is deleted while one types stays deleted', async () => {
    await two.code.focus();
    await other.keyboard.insertText('1;');
    await two.press('Delete My app');
    await other.clock.fastForward(1000);
    await expectText(other, 'Your code (1 saved)');
  });
  await step('code of a gone version runs with the newest', async () => {
    await other.evaluate((key) => {
      const saved = localStorage.getItem(key) ?? '';
      const version = '"version":"9.9.9"';
      localStorage.setItem(key, saved.replace(/"version":"[^"]*"/, version));
      dispatchEvent(new StorageEvent('storage'));
    }, 'site.playground.works');
    await getButton(two.main, /^Open /).click();
    await expectText(two.main, /^The code uses SDK 9.9.9/);
    await two.press('Run');
    await expect(two.output).toContainText('second is not defined');
  });
  await context.close();
});

test('the field takes code before its script is there, and the page says where only the tab can keep it', async ({
  page,
}) => {
  await refuseStorage(page, ['localStorage']);
  const one = getPlayground(page);
  const release = await hold(page, /assets\/js\/playground\./);
  // The delayed script also delays the `load` event.
  await page.goto('playground/', { waitUntil: 'domcontentloaded' });
  await one.code.fill('early();');
  release();
  await one.waitForEditor();
  await expect(one.code).toHaveText('early();');
  await page.keyboard.type('x');
  await expect(one.code).toHaveText('early();x');
  await expect(getAlert(page)).toContainText(
    'saves your code only until you close the tab',
  );
});

test('it begins with the version that was chosen last', async ({ page }) => {
  await page.goto('docs/0.6.1/api/Device/');
  await chooseVersion(page, '0.7.0');
  await expect(page).toHaveURL(/0\.7\.0/);
  await open(page);
  const sdk = getPlayground(page).getList('SDK');
  await expect(sdk).toHaveValue('0.7.0');
  await step('or asked for by a link, which a reload forgets', async () => {
    await open(page, '?version=0.6.0');
    await expect(sdk).toHaveValue('0.6.0');
    await expect(page).toHaveURL(/playground\/$/);
    await sdk.selectOption('0.5.3');
    await page.reload();
    await waitForApp(page);
    await expect(sdk).toHaveValue('0.5.3');
    await page.goto('');
    await expect(getButton(page, 'Version')).toHaveText('0.5.3');
  });
});
