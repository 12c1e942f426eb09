import { anyOf, at } from './pick';
import { expect, returningTest as test } from './test';

test('a module page explains a property', async ({ page }) => {
  await page.goto('docs/api/Device/');
  await expect(page).toHaveTitle('Device | Firebolt Docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Device');
  const audio = page.getByRole('region', { name: 'audio', exact: true });
  await expect(audio).toContainText('Device.audio(): Promise<AudioProfiles>');
  await expect(audio).toContainText(
    'Device.audio(subscriber: (value: AudioProfiles) => void): Promise<number>',
  );
  await anyOf(audio.getByRole('link', { name: 'AudioProfiles' })).click();
  await expect(page).toHaveURL(/\/docs\/api\/Device\/#audioprofiles$/);
});

test('a method shows limits, defaults and meanings', async ({ page }) => {
  await page.goto('docs/api/Metrics/');
  const action = page.getByRole('region', { name: 'action', exact: true });
  await expect(action).toContainText('at most 256 characters');
  await expect(action).toContainText('required');
  await page.goto('docs/api/Advertising/');
  const options = page.getByRole('region', { name: 'AdConfigurationOptions' });
  await expect(options).toContainText('default "prod"');
});

test('a deprecated method names its replacement', async ({ page }) => {
  await page.goto('docs/api/Accessibility/#closedcaptions');
  const method = page.getByRole('region', {
    name: 'closedCaptions',
    exact: true,
  });
  await expect(method).toContainText('Deprecated since 0.6.0.');
  await anyOf(
    method.getByRole('link', {
      name: 'Accessibility.closedCaptionsSettings()',
    }),
  ).click();
  await expect(page).toHaveURL(/#closedcaptionssettings$/);
});

test('the JSON-RPC messages wait behind one click', async ({ page }) => {
  await page.goto('docs/api/Keyboard/');
  const email = page.getByRole('region', { name: 'email', exact: true });
  const request = anyOf(email.getByText('"keyboard.email"'));
  await expect(request).toBeHidden();
  await at(email.getByText('JSON-RPC messages'), 0).click();
  await expect(request).toBeVisible();
});

test('an example can be copied', async ({ page }) => {
  await page.goto('docs/api/Device/');
  const audio = page.getByRole('region', { name: 'audio', exact: true });
  await at(audio.getByRole('button', { name: /copy/i }), 0).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    [
      "import { Device } from '@firebolt-js/sdk';",
      '',
      'const supportedAudioProfiles = await Device.audio();',
      'console.log(supportedAudioProfiles);',
    ].join('\n'),
  );
});

for (const [path, heading] of [
  ['docs/api/schemas/Intents/#tuneintent', 'TuneIntent'],
  ['docs/0.6.0-alpha.2/api/SecureStorage/#get', 'get'],
] as const) {
  test(`the deep link ${path} lands on its heading`, async ({ page }) => {
    await page.goto(path);
    const target = page.getByRole('heading', {
      name: new RegExp(`^${heading}\\b`),
    });
    await expect(target.and(page.locator(':target'))).toBeInViewport();
  });
}

test('the table of contents lists every method and event', async ({ page }) => {
  await page.goto('docs/api/Lifecycle/');
  const toc = page.locator('.table-of-contents');
  await expect(toc.getByRole('link')).toHaveText([
    'Overview',
    'Usage',
    'Methods',
    'close',
    'finished',
    'ready',
    'state',
    'Events',
    'listen',
    'once',
    'clear',
    'background',
    'foreground',
    'inactive',
    'suspended',
    'unloading',
    'Types',
    'LifecycleEvent',
  ]);
});

test('the faults of listen, once and clear are told', async ({ page }) => {
  await page.goto('docs/api/Device/');
  await expect(page.getByRole('region', { name: 'once' })).toContainText(
    'once alone never starts delivery',
  );
  await expect(page.getByRole('region', { name: 'clear' })).toContainText(
    'clear(id) does nothing',
  );
  await page.goto('docs/0.7.0/api/Device/');
  await expect(page.getByRole('region', { name: 'once' })).not.toContainText(
    'never starts delivery',
  );
});

test('the overview leads to every module', async ({ page }) => {
  await page.goto('docs/api/');
  for (const module of ['Accessibility', 'Metrics', 'SecondScreen']) {
    await expect(
      page.getByRole('main').getByRole('link', { name: module, exact: true }),
    ).toHaveAttribute('href', `/firebolt-documentation/docs/api/${module}/`);
  }
});
