import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { openApp } from './faults';
import { SHORT_PAGE } from './pages';
import { at } from './pick';
import { listRequests } from './reader';
import { getMain } from './roles';
import { runSample, type RunPanel } from './runPanel';
import { settle } from './settle';
// The last messages of hostile code could be logged on the next test's page.
import { expect, freshTest as test, step } from './test';

/* Each test runs malicious or broken code. Comments name the guard that a step checks. */

const PAGE = SHORT_PAGE;

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
  if (url === OPEN_FRAME) response.end(openFrame);
  else {
    requests.push(url);
    response.end('<script>parent.postMessage("hello", "*")</script>');
  }
});
server.on('upgrade', ({ url = '' }, socket) => {
  requests.push(url);
  socket.destroy();
});
let away = '';

test.beforeAll(async () => {
  // The server doesn't keep the process of the tests alive.
  server.unref().listen(0, 'localhost');
  await once(server, 'listening');
  away = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.beforeEach(() => {
  requests.length = 0;
});

async function openPanel(page: Page): Promise<RunPanel> {
  await openApp(page, PAGE);
  return runSample(page, getMain(page));
}

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

const expectOutput = (panel: RunPanel, text: string | RegExp, name?: string) =>
  expect.soft(panel.output, name).toContainText(text);

test('code without an end is stopped with its line, and the page goes on', async ({
  page,
}) => {
  const asked = listRequests(page);
  // In frames, time passes ten times as fast, so that the limits are reached soon.
  await page.addInitScript(() => {
    if (window === top) return;
    const now = performance.now.bind(performance);
    performance.now = () => now() * 10;
  });
  await step('nothing runs before a reader presses Run', async () => {
    await openApp(page, `${PAGE}?run=1&code=alert(1)#run=alert(1)`);
    await settle(page);
    expect(asked.filter((url) => url.includes('/js/run/'))).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
  const panel = await runSample(page, getMain(page));
  // `run/Memory.test.ts` checks everything that is counted.
  const inLoop = (part: string): string =>
    `const all = [];\nsetInterval(() => {\nfor (let i = 0; i < 10; i += 1) ${part}\n}, 0);`;
  const time = /Stopped: the code ran.*line [123]/;
  const memory = /Stopped: the code used more than 128 MB.*line [34]/;
  for (const [name, code, text] of [
    // Guard: `Watch`.
    ['a loop in a worker', '\n\nwhile (true) {}', time],
    // Guard: `chooseNames`. The code could replace guards whose names it knows.
    [
      'a loop in the frame, which catches, and guards that it names',
      `${IN_FRAME}const $check = () => {}, $made = $check;\nwhile (true) { try { for (;;); } catch {} }`,
      time,
    ],
    [
      'promises without a pause',
      `${IN_FRAME}const f = () => Promise.resolve().then(f); await f();`,
      time,
    ],
    // Guard: `Memory`. It stops the code long before a computer runs out of memory.
    ['memory in a worker', inLoop("all.push('x'.repeat(1e5));"), memory],
    [
      'memory in the frame',
      IN_FRAME + inLoop("document.createElement('p').append('x'.repeat(1e5));"),
      memory,
    ],
    [
      'but not memory that is given back',
      'let i = 0;\nconst id = setInterval(() => {\nnew Uint8Array(2e7);\nif (++i === 40) { clearInterval(id); console.log("through"); }\n}, 5);',
      'through',
    ],
  ] as const) {
    await panel.runCode(code);
    await expectOutput(panel, text, name);
    if (text !== 'through')
      await expect.soft(panel.status, name).toHaveText('Stopped.');
  }
  // Guards: the worker and the pings, because the code has no loop of its own.
  await step('a call without end', async () => {
    // The sandbox is normally pinged every second; here, twenty times as often.
    const restore = await page.evaluateHandle(() => {
      const start = setInterval.bind(window);
      const startSoon = (callback: () => void, delay: number) =>
        start(callback, delay / 20);
      Object.assign(window, { setInterval: startSoon });
      return () => Object.assign(window, { setInterval: start });
    });
    await panel.runCode('/^(a+)+$/.test("a".repeat(40) + "b");');
    await expectOutput(panel, 'stopped responding');
    await restore.evaluate((call) => {
      call();
    });
  });
  await expectAlive(page, panel);
});

// Guards: `Reporter` and the limits of `inspect`. Excess output stays in the sandbox.
test('floods of the console are cut, and code that replaces built-ins does not come to speak for the sandbox', async ({
  page,
}) => {
  const panel = await openPanel(page);
  await panel.runCode(
    'for (let i = 0; i < 1500; i++) console.log(i);\nthrow new Error("at last");',
  );
  await expectOutput(panel, '481 more lines');
  // The count includes the first thousand lines, the note, and the last twenty lines.
  const lines = panel.output.locator('.run-line');
  await expect(lines).toHaveCount(1021);
  await expect(at(lines, -2)).toContainText('1499');
  await expect(at(lines, -1)).toContainText('Error: at last line 2');
  for (const [name, code] of Object.entries({
    'many lines in many values':
      "const all = Array.from({ length: 400 }, () => 'a\\n'.repeat(2500));\nconsole.log(...all); all.forEach((one) => console.log(one));",
    'a long address': "fetch('x'.repeat(6e7));",
    'many objects':
      'const all = Array.from({ length: 50 }, (_, i) => Array.from({ length: 50 }, () => ({ i, b: [i] })));\nfor (let i = 0; i < 500; i += 1) console.log(all);',
    'long values':
      'const a = {}; a.a = a; console.log(a, "b".repeat(1e6), Array(1e6).fill(a));',
  })) {
    await panel.runCode(code);
    await expect(panel.status, name).not.toHaveText(/Loading|Running…/);
    const { length } = await panel.output.innerText();
    expect.soft(length, name).toBeLessThan(400_000);
  }
  await expectOutput(panel, /\(itself\).*\(1000000 characters\)/s);
  await expectOutput(panel, 'Array(1000000) [');
  expect((await panel.output.innerText()).length).toBeLessThan(20_000);
  // Guard: `language.ts`. The sandbox saves its built-ins before the code runs.
  // Guard: `Errors` in `runSession`. Errors that can't be printed are still reported.
  for (const broken of [
    'for (const name of Object.getOwnPropertyNames(Array.prototype))\n' +
      '  if (typeof Array.prototype[name] === "function") Array.prototype[name] = null;',
    'RegExp.prototype.exec = String.prototype.split = () => { throw 1; };',
    'Array.prototype[Symbol.iterator] = undefined;',
  ]) {
    await panel.runCode(`${broken}\nthrow new Error("a");`);
    await expect.soft(panel.status, broken).toHaveText('Ended with an error.');
    await expect.soft(panel.output, broken).not.toBeEmpty();
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
    // Guard: the check of `isTrusted` in `stubs.ts`.
    'by an event of the browser':
      'dispatchEvent(new SecurityPolicyViolationEvent("securitypolicyviolation", { blockedURI: "forged" }));',
  })) {
    await panel.runCode(
      `${code}\nsetTimeout(() => console.log('through'), 100);`,
    );
    await expectOutput(panel, 'through', name);
    await expect.soft(panel.output, name).not.toContainText('forged');
  }
  await expect(page.locator('.run-line.run-site-failure')).toHaveCount(0);
  await expectAlive(page, panel);
});

test('the site, the reader’s focus and windows are out of reach', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        Object.assign(window, { ownPort: this.port1 });
      }
    };
  });
  const panel = await openPanel(page);
  const frame = page.locator('iframe');
  const opened: unknown[] = [];
  page.on('popup', () => opened.push('popup'));
  page.on('download', () => opened.push('download'));
  page.on('dialog', (dialog) => {
    opened.push('dialog');
    void dialog.dismiss();
  });
  // Guard: `sandbox` without `allow-same-origin` and `allow-top-navigation`.
  await step('its page, cookies, storage and window', async () => {
    await page.evaluate(() => {
      document.cookie = 'secret=1';
    });
    // The frame's own cookies and storage, which the stubs hide.
    const ways = [
      'parent.document.title',
      "Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document)",
      'document.body.appendChild(document.createElement("iframe")).contentWindow.localStorage.setItem("attack", "won")',
      `top.location = '${away}/top'`,
    ].map((way) => `() => ${way}`);
    await panel.runCode(
      `${IN_FRAME}for (const way of [${ways.join(',\n')}])\n  try { way(); console.log('won'); } catch ({ name }) { console.log(name); }`,
    );
    await expect
      .soft(panel.output.locator('.run-line'))
      .toHaveText(ways.map(() => /^SecurityError/));
    const stored = await page.evaluate(() => localStorage.getItem('attack'));
    expect.soft(stored).toBe(null);
  });
  // Guard: `sandbox` without `allow-popups`, `allow-downloads`, and `allow-modals`.
  await step('windows, downloads and dialogs', async () => {
    await panel.runCode(
      `${IN_FRAME}open('${away}/popup');
alert('hello');
const go = (data) => {
  const a = document.body.appendChild(Object.assign(document.createElement('a'), data));
  a.click();
};
go({ href: 'data:text/plain,won', download: 'won.txt' });
go({ href: '${away}/popup', target: '_blank' });
setTimeout(() => console.log('tried'), 500);`,
    );
    // Code can open dialogs only through the stubs.
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expectOutput(panel, 'New windows are blocked here');
    await expectOutput(panel, "Dialogs aren't available here");
    await expectOutput(panel, 'tried');
    expect.soft(opened).toEqual([]);
  });
  // Guard: `watchFocus` in `Runner`.
  await step('the focus, which code takes back', async () => {
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
  });
  // Guards: the page's `frame-src`, and the check for a second `load` event of the frame.
  for (const [name, code] of Object.entries({
    'another site': `location.href = '${away}/page';`,
    'a page of the site': `location.href = '${baseURL ?? ''}';`,
    'an empty page': "location.href = 'about:blank';",
    'itself again': 'location.reload();',
    'a refresh': `document.head.innerHTML += '<meta http-equiv="refresh" content="0;url=${away}/refresh">';`,
  })) {
    await panel.runCode(IN_FRAME + code);
    const text = 'because the app left or reloaded its page';
    await expectOutput(panel, text, `the frame does not leave for ${name}`);
    await expect.soft(frame, name).toHaveCount(0);
  }
  expect.soft(requests).toEqual([]);
  // Guards: the port and its secret. Only the sandbox can send reports.
  await step('a forged message is not heard, and ends the run', async () => {
    const forged = `{ secret: '', reports: [{ type: 'line', kind: 'log', values: [{ text: 'forged' }] }] }`;
    await panel.runCode(
      `${IN_FRAME}parent.postMessage(${forged}, '*');\nconsole.log('sent');`,
    );
    await expect(panel.output).toContainText('sent');
    await page.evaluate(() => {
      const { ownPort } = window as unknown as { ownPort: MessagePort };
      const values = [{ text: 'forged' }];
      const reports = [{ type: 'line', kind: 'log', values }];
      const data = { secret: '', reports };
      ownPort.dispatchEvent(new MessageEvent('message', { data }));
    });
    await expectOutput(
      panel,
      'The run ended because the app sent invalid messages, or too many',
    );
    await expect(panel.output).not.toContainText('forged');
    await expect(frame).toHaveCount(0);
  });
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

const WORKER_WAYS = {
  // Deleting the stub exposes the browser's own function.
  fetch: 'delete globalThis.fetch; fetch(way).catch(() => {});',
  request: 'const x = new XMLHttpRequest(); x.open("GET", way); x.send();',
  socket: 'new WebSocket(way.replace("http", "ws"));',
  events: 'new EventSource(way);',
};
const FRAME_WAYS = {
  beacon: 'navigator.sendBeacon(way);',
  script: 'add("script", { src: way });',
  picture: 'new Image().src = way;',
  style: 'add("link", { rel: "stylesheet", href: way });',
  background: 'document.body.style.backgroundImage = `url(${way})`;',
  video: 'add("video", { src: way }).load();',
  frame: 'add("iframe", { src: way });',
  object: 'add("object", { data: way });',
};
/** A way that `sandbox` closes, with or without the policy. */
const FORM = 'add("form", { action: way }).submit();';

/** Prints `tried` after the code that sends requests has run. */
const printWays = (ways: Readonly<Record<string, string>>): string =>
  `const add = (name, data) => document.body.appendChild(Object.assign(document.createElement(name), data));
${Object.entries(ways)
  .map(
    ([name, code]) =>
      `try { const way = '${away}/${name}'; ${code} } catch (error) { console.log(String(error)); }`,
  )
  .join('\n')}
console.log([typeof RTCPeerConnection, typeof Worker, typeof WebAssembly].join());
setTimeout(() => console.log('tried'), 500);`;

// Guard: the frame's security policy.
test('there is no network', async ({ page, baseURL }) => {
  const panel = await openPanel(page);
  const tryAll = async (): Promise<void> => {
    for (const code of [
      // A worker has no document to add to.
      printWays(WORKER_WAYS).replace(/^.*\n/, ''),
      IN_FRAME + printWays({ ...FRAME_WAYS, form: FORM }),
    ]) {
      await panel.runCode(code);
      await expectOutput(panel, 'tried');
      // What no policy speaks of isn't there.
      await expectOutput(panel, 'undefined,undefined,undefined');
    }
  };
  await tryAll();
  expect(requests).toEqual([]);
  // Control: without the policy, these requests succeed.
  await step('but without the policy', async () => {
    const frame = await page.request.get(`${baseURL ?? ''}js/run/frame/`);
    const text = await frame.text();
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
