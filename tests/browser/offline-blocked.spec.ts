import { openApp } from './faults';
import { expect, plainTest as test } from './test';

test('where storage is blocked, reading offline says why it cannot', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['keys', 'open', 'match', 'has'])
      Object.defineProperty(CacheStorage.prototype, name, {
        value: () => Promise.reject(new DOMException('no', 'SecurityError')),
      });
  });
  await openApp(page, 'docs/api/Device/');
  await page.getByText('Actions', { exact: true }).click();
  await page.getByRole('button', { name: 'Read offline' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'This browser cannot save pages: its storage is blocked',
  );
});
