import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { openApp } from './faults';
import { at } from './pick';
import { expect, runSample, type RunPanel } from './runPanel';
import { plainTest as test } from './test';
import { settle } from './settle';
import { listRequests } from './reader';

// The last messages of hostile code may be logged on the next test's page.
test.use({ reuseContext: false });

/* Each test runs malicious or broken code. Comments name the guard that a test checks. */

const PAGE = 'docs/api/Device/';

/** Draws something, so that the code runs in the frame itself and not in a worker. */
const IN_FRAME = 'document.body.textContent = "drawn";\n';

/** The paths of requests to another site, which responds to all of them. */
const requests: string[] = [];
/** The frame's page without its security policy, for a control test. */
const OPEN_FRAME = '/open-frame';
let openFrame = '';
const server = http.createServer(({ url = '' }, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', 'text/html');
  if (url === OPEN_FRAME) {
    response.end(openFrame);
    return;
  }
  requests.push(url);
  response.end('<script>parent.postMessage("hello", "*")</script>');
});
server.on('upgrade', ({ url = '' }, socket) => {
  requests.push(url);
  socket.destroy();
});
let away = '';

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  away = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});
test.beforeEach(() => {
  requests.length = 0;
});

async function openPanel(page: Page): Promise<RunPanel> {
  await openApp(page, PAGE);
  return runSample(page, page.getByRole('main'));
}

const FORGED =
  'The run ended because the app sent invalid messages, or too many';

/** Fails if the page is blocked, or if the panel no longer works. */
async function expectAlive(page: Page, panel: RunPanel): Promise<void> {
  const answer = await Promise.race([
    page.evaluate(() => 'alive'),
    new Promise((resolve) => setTimeout(resolve, 2000, 'frozen')),
  ]);
  expect(answer).toBe('alive');
  expect(page.url()).toContain(PAGE);
  await panel.press('Start over');
  await panel.press('Run');
  await expect(panel.status).toHaveText('Done.');
}

// Guard: `Watch`. The error contains the line.
test('code without a pause is stopped with its line', async ({ page }) => {
  test.slow();
  const panel = await openPanel(page);
  for (const [name, code] of Object.entries({
    'a loop in a worker': '\n\nwhile (true) {}',
    // Guard: `chooseNames`. The code could replace guards whose names it knows.
    'a loop in the frame, which catches, and guards that it names': `${IN_FRAME}const $check = () => {}, $made = $check;\nwhile (true) { try { for (;;); } catch {} }`,
    'promises without a pause':
      'const f = () => Promise.resolve().then(f);\n\nawait f();',
  })) {
    await test.step(name, async () => {
      await panel.runCode(code);
      await expect(panel.output).toContainText(
        /Stopped: the code ran.*line [123]/,
      );
      await expect(panel.status).toHaveText('Stopped.');
    });
  }
  await expectAlive(page, panel);
});

// Guards: the worker and the pings, because the code has no loop of its own.
test('a call without end is stopped, and the page goes on', async ({
  page,
}) => {
  test.slow();
  const panel = await openPanel(page);
  // The sandbox is normally pinged every second; in this test, ten times as often.
  const restore = await page.evaluateHandle(() => {
    const start = setInterval.bind(window);
    const startSoon = (callback: () => void, delay: number) =>
      start(callback, delay / 10);
    Object.assign(window, { setInterval: startSoon });
    return () => Object.assign(window, { setInterval: start });
  });
  await panel.runCode('/^(a+)+$/.test("a".repeat(40) + "b");');
  await expect(panel.output).toContainText('stopped responding');
  await restore.evaluate((call) => {
    call();
  });
  await expectAlive(page, panel);
});

// Guard: `Memory`. It stops the code long before a computer runs out of memory.
test('code that takes ever more memory is stopped with its line', async ({
  page,
}) => {
  test.slow();
  const panel = await openPanel(page);
  const inLoop = (step: string): string =>
    `const all = [];\nsetInterval(() => {\nfor (let i = 0; i < 2e4; i += 1) ${step}\n}, 0);`;
  // `run/Memory.test.ts` checks everything that is counted.
  for (const [place, step] of [
    ['', 'all.push({ i });'],
    [IN_FRAME, "all.push(document.createElement('p'));"],
  ] as const) {
    await test.step(step, async () => {
      await panel.runCode(place + inLoop(step));
      await expect(panel.output).toContainText(
        /Stopped: the code used more than 128 MB.*line [34]/,
        { timeout: 30_000 },
      );
    });
  }
  await test.step('but not what is given back', async () => {
    await panel.runCode(
      'let i = 0;\nconst id = setInterval(() => {\nnew Uint8Array(2e7).fill(1);\nif (++i === 40) { clearInterval(id); console.log("through"); }\n}, 20);',
    );
    await expect(panel.output).toContainText('through');
  });
  await expectAlive(page, panel);
});

// Guards: `Reporter` and the limits of `inspect`. Excess output stays in the sandbox.
test('floods of the console are cut, and do not hold up the page', async ({
  page,
}) => {
  test.slow();
  const panel = await openPanel(page);
  await panel.runCode('for (let i = 0; i < 20000; i++) console.log(i);');
  await expect(panel.output).toContainText('18980 more lines');
  // The count includes the first thousand lines, the note, and the last twenty lines.
  const lines = panel.output.locator('.run-line');
  await expect(lines).toHaveCount(1021);
  await expect(at(lines, -1)).toContainText('19999');
  await panel.runCode(
    'for (let i = 0; i < 2000; i++) console.log(i);\nthrow new Error("at last");',
  );
  await expect(at(lines, -1)).toContainText('Error: at last line 2');
  await panel.runCode(
    'const a = {}; a.a = a; console.log(a, "b".repeat(1e6), Array(1e6).fill(a));',
  );
  await expect(panel.output).toContainText('(itself)');
  await expect(panel.output).toContainText('(1000000 characters)');
  await expect(panel.output).toContainText('Array(1000000) [');
  expect((await panel.output.innerText()).length).toBeLessThan(20_000);
  for (const [name, code] of Object.entries({
    'many lines in many values':
      "const all = Array.from({ length: 400 }, () => 'a\\n'.repeat(2500));\nconsole.log(...all); all.forEach((one) => console.log(one));",
    'a long address': "fetch('x'.repeat(6e7));",
    'many objects':
      'const all = Array.from({ length: 50 }, (_, i) => Array.from({ length: 50 }, () => ({ i, b: [i] })));\nfor (let i = 0; i < 500; i += 1) console.log(all);',
  })) {
    await test.step(name, async () => {
      await panel.runCode(`${code}\nconsole.log('last');`);
      await expect(panel.status).not.toHaveText(/Loading|Running…/);
      await expectAlive(page, panel);
    });
  }
});

// Guard: `watchFocus` in `Runner`.
test('code that takes the focus back is stopped', async ({ page }) => {
  const panel = await openPanel(page);
  await panel.runCode(
    'const field = document.createElement("input");\ndocument.body.append(field);\nsetInterval(() => field.focus(), 0);',
  );
  const isInFrame = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  await expect.poll(isInFrame).toBe(true);
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(panel.output).toContainText('took the keyboard focus', {
      timeout: 200,
    });
  }).toPass();
  await expect(panel.status).toHaveText('Stopped.');
  await expectAlive(page, panel);
});

// Guard: `sandbox` without `allow-same-origin` and `allow-top-navigation`.
test('the site is out of reach', async ({ page }) => {
  test.slow();
  const panel = await openPanel(page);
  await page.evaluate(() => {
    document.cookie = 'secret=1';
  });
  for (const [name, code] of Object.entries({
    'its page': 'parent.document.title',
    // The frame's own cookies and storage, which the stubs hide.
    'its cookies':
      "Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document);",
    'its storage':
      'const { contentWindow } = document.body.appendChild(document.createElement("iframe"));\ncontentWindow.localStorage.setItem("attack", "won");',
    'its window': `top.location = '${away}/top'`,
  })) {
    await test.step(name, async () => {
      await panel.runCode(IN_FRAME + code);
      await expect(panel.output).toContainText('SecurityError');
    });
  }
  expect(await page.evaluate(() => localStorage.getItem('attack'))).toBe(null);
  expect(requests).toEqual([]);
  await expectAlive(page, panel);
});

// Guard: `frame.ts` runs code only if its origin is isolated.
test('the page of the frame runs nothing elsewhere', async ({
  page,
  baseURL,
}) => {
  const address = `${baseURL ?? ''}js/run/frame/`;
  const attack = (target: string): Promise<void> =>
    page.evaluate((name) => {
      const { port2 } = new MessageChannel();
      const body = `${name}.document.documentElement.dataset.attack = "won"`;
      const data = { traits: {}, document: {} };
      const start = { secret: '1', body, needsScreen: true, answers: {}, data };
      (frames[0] ?? window).postMessage(start, '*', [port2]);
    }, target);
  await page.goto(address);
  await attack('self');
  await settle(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-attack');
  await page.goto(PAGE);
  await page.setContent(`<iframe src="${address}"></iframe>`);
  await page.frameLocator('iframe').locator('script').waitFor({
    state: 'attached',
  });
  await attack('parent');
  await settle(page.frames()[1] ?? page);
  await settle(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-attack');
});

/** Prints `tried` after the code that sends requests has run. */
const TRIED = `\nsetTimeout(() => console.log('tried'), 500);`;
const WORKER_WAYS = {
  // Deleting the stub exposes the browser's own function.
  fetch: 'delete globalThis.fetch; fetch(way).catch(() => {});',
  request: 'const x = new XMLHttpRequest(); x.open("GET", way); x.send();',
  socket: 'new WebSocket(way.replace("http", "ws"));',
  events: 'new EventSource(way);',
};
const FRAME_WAYS = {
  beacon: 'navigator.sendBeacon(way);',
  script:
    'const s = document.createElement("script"); s.src = way; document.body.append(s);',
  picture: 'new Image().src = way;',
  style:
    'const l = document.createElement("link"); l.rel = "stylesheet"; l.href = way; document.head.append(l);',
  background: 'document.body.style.backgroundImage = `url(${way})`;',
  video: 'const v = document.createElement("video"); v.src = way; v.load();',
  frame:
    'const f = document.createElement("iframe"); f.src = way; document.body.append(f);',
  object:
    'const o = document.createElement("object"); o.data = way; document.body.append(o);',
};
const printWays = (ways: Readonly<Record<string, string>>): string =>
  Object.entries(ways)
    .map(
      ([name, code]) =>
        `try { const way = '${away}/${name}'; ${code} } catch (error) { console.log(String(error)); }`,
    )
    .join('\n') + TRIED;

// Guard: the frame's security policy.
test('there is no network', async ({ page, baseURL }) => {
  test.slow();
  const panel = await openPanel(page);
  const tryAll = async (): Promise<void> => {
    for (const code of [
      printWays(WORKER_WAYS),
      IN_FRAME + printWays(FRAME_WAYS),
    ]) {
      await panel.runCode(code);
      await expect(panel.output).toContainText('tried');
    }
  };
  await tryAll();
  expect(requests).toEqual([]);
  await test.step('what no policy speaks of is not there', async () => {
    for (const place of ['', IN_FRAME]) {
      await panel.runCode(
        `${place}console.log([typeof RTCPeerConnection, typeof Worker, typeof WebAssembly].join());`,
      );
      await expect(panel.output).toContainText('undefined,undefined,undefined');
    }
  });
  await test.step('a form', async () => {
    await panel.runCode(
      `${IN_FRAME}const f = document.createElement('form'); f.action = '${away}/form'; document.body.append(f); f.submit();${TRIED}`,
    );
    await expect(panel.output).toContainText('tried');
    expect(requests).toEqual([]);
  });
  // Control: without the policy, these requests succeed.
  await test.step('but without the policy', async () => {
    const text = await (
      await page.request.get(`${baseURL ?? ''}js/run/frame/`)
    ).text();
    openFrame = text.replace(/<meta http-equiv="Content-Security[^>]*>/, '');
    expect(openFrame).not.toBe(text);
    // A real server serves the frame, because the browser blocks requests to localhost
    // from a page that the test fulfills.
    await page.route('**/js/run/frame/', (route) =>
      route.continue({ url: away + OPEN_FRAME }),
    );
    await tryAll();
    const names = Object.keys({ ...WORKER_WAYS, ...FRAME_WAYS });
    await expect
      .poll(() => [...new Set(requests)].sort())
      .toEqual(names.map((n) => `/${n}`).sort());
  });
});

// Guards: the page's `frame-src`, and the check for a second `load` event of the frame.
test('the frame does not leave', async ({ page, baseURL }) => {
  test.slow();
  const panel = await openPanel(page);
  for (const [name, code] of Object.entries({
    'for another site': `location.href = '${away}/page';`,
    'for a page of the site': `location.href = '${baseURL ?? ''}';`,
    'for an empty page': "location.href = 'about:blank';",
    'by loading itself again': 'location.reload();',
    'by a link': `const a = document.createElement('a'); a.href = '${away}/link'; document.body.append(a); a.click();`,
    'by a refresh': `document.head.innerHTML += '<meta http-equiv="refresh" content="0;url=${away}/refresh">';`,
  })) {
    await test.step(name, async () => {
      await panel.runCode(IN_FRAME + code);
      await expect(panel.output).toContainText(
        'because the app left or reloaded its page',
      );
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }
  expect(requests).toEqual([]);
  await expectAlive(page, panel);
});

// Guards: the port and its secret. Only the sandbox can send reports.
test('a forged message is not heard, and ends the run', async ({ page }) => {
  await page.addInitScript(() => {
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        Object.assign(window, { ownPort: this.port1 });
      }
    };
  });
  const panel = await openPanel(page);
  const forged = `{ secret: '', reports: [{ type: 'line', kind: 'log', values: [{ text: 'forged' }] }] }`;
  await panel.runCode(
    `${IN_FRAME}parent.postMessage(${forged}, '*');\nconsole.log('sent');`,
  );
  await expect(panel.output).toContainText('sent');
  await page.evaluate((text) => {
    const { ownPort } = window as unknown as { ownPort: MessagePort };
    const reports = [{ type: 'line', kind: 'log', values: [{ text }] }];
    const data = { secret: '', reports };
    ownPort.dispatchEvent(new MessageEvent('message', { data }));
  }, 'forged');
  await expect(panel.output).toContainText(FORGED);
  await expect(panel.output).not.toContainText('forged');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAlive(page, panel);
});

// Guard: `language.ts`. The sandbox saves its built-ins before the code runs.
test('code that replaces built-ins ends with a line, and does not come to speak for the sandbox', async ({
  page,
}) => {
  test.slow();
  const panel = await openPanel(page);
  // Guard: `Errors` in `runSession`. Errors that can't be printed are still reported.
  for (const broken of [
    'for (const name of Object.getOwnPropertyNames(Array.prototype))\n' +
      '  if (typeof Array.prototype[name] === "function") Array.prototype[name] = null;',
    'RegExp.prototype.exec = String.prototype.split = () => { throw 1; };',
    'Array.prototype[Symbol.iterator] = undefined;',
  ]) {
    await panel.runCode(`${broken}\nthrow new Error("a");`);
    await expect(panel.status, broken).toHaveText('Ended with an error.');
    await expect(panel.output, broken).not.toBeEmpty();
  }
  const report = `{ type: 'line', kind: 'site-failure', values: [{ text: 'forged' }] }`;
  for (const [name, code] of Object.entries({
    'by the list of reports': `const { push } = Array.prototype;
Array.prototype.push = function (...all) {
  if (all[0]?.type) push.call(this, ${report});
  return push.apply(this, all);
};`,
    'by a setter of lists': `for (let i = 0; i < 9; i += 1)
  Object.defineProperty(Array.prototype, i, { set() { this[i + 1] = ${report}; } });`,
    'by the data of a message': `const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
Object.defineProperty(MessageEvent.prototype, 'data', { get() {
  this.target.postMessage({ reports: [${report}] });
  return get.call(this);
} });`,
  })) {
    await test.step(name, async () => {
      await panel.runCode(
        `${code}\nsetTimeout(() => console.log('through'), 500);`,
      );
      await expect(panel.output).toContainText('through');
      await expect(panel.output).not.toContainText('forged');
    });
  }
  await expect(page.locator('.run-line.run-site-failure')).toHaveCount(0);
  // Guard: the check of `isTrusted` in `stubs.ts`.
  await test.step('by an event of the browser', async () => {
    await panel.runCode(
      'dispatchEvent(new SecurityPolicyViolationEvent("securitypolicyviolation", { blockedURI: "evil" }));\nconsole.log("after");',
    );
    await expect(panel.output).toContainText('after');
    await expect(panel.output).not.toContainText('evil');
  });
  await expectAlive(page, panel);
});

// Guard: `sandbox` without `allow-popups`, `allow-downloads`, and `allow-modals`.
test('there are no windows, downloads and dialogs', async ({ page }) => {
  const panel = await openPanel(page);
  const opened: unknown[] = [];
  page.on('popup', () => opened.push('popup'));
  page.on('download', () => opened.push('download'));
  page.on('dialog', (dialog) => {
    opened.push('dialog');
    void dialog.dismiss();
  });
  await panel.runCode(
    `${IN_FRAME}open('${away}/popup');
alert('hello');
const a = document.createElement('a');
a.href = 'data:text/plain,won';
a.download = 'won.txt';
document.body.append(a);
a.click();
const b = document.createElement('a');
b.href = '${away}/popup';
b.target = '_blank';
document.body.append(b);
b.click();
setTimeout(() => console.log('tried'), 500);`,
  );
  // Code can open dialogs only through the stubs.
  await expect(page.locator('iframe')).toHaveAttribute(
    'sandbox',
    'allow-scripts',
  );
  await expect(panel.output).toContainText('New windows are blocked here');
  await expect(panel.output).toContainText('Dialogs are not available here');
  await expect(panel.output).toContainText('tried');
  expect(opened).toEqual([]);
  expect(requests).toEqual([]);
});

test('nothing runs before a reader presses Run', async ({ page }) => {
  const asked = listRequests(page);
  await openApp(page, `${PAGE}?run=1&code=alert(1)#run=alert(1)`);
  await settle(page);
  expect(asked.filter((url) => url.includes('/js/run/'))).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});
