import { expect, plainTest as test } from '../browser/test';

/* `npm start` renders components that the build rejects. */

test('what would be dead in the build is one error of the console each', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('docs/dead/');
  await page.getByRole('button', { name: 'Dead: 0' }).click();
  await expect(page.getByRole('button', { name: 'Dead: 1' })).toBeVisible();
  const dead = errors.filter((text) => text.includes(': no effect here'));
  expect(dead.sort()).toEqual([
    expect.stringContaining(
      "src/components/public/Dead.jsx:5: useState(), onClick=: no effect here (lines 5, 7), because React doesn't run this file in the browser. Start the file with 'use client'",
    ),
    expect.stringMatching(
      /^versioned_docs\/version-[\d.]+\/dead\.mdx:13: onClick=: no effect here/,
    ),
  ]);
  expect(errors.filter((text) => text.includes('its prop'))).toEqual([
    expect.stringContaining(
      '<Label> of src/components/public/Label: its prop "text" is a function.',
    ),
  ]);
});
