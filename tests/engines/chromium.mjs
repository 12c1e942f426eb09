#!/usr/bin/env node
/*
 * Runs the Chromium of ENGINE_PATH for Playwright, which speaks to it by a pipe,
 * and passes on what they say. Where that Chromium is too old for Playwright, it
 * translates. Pages get nothing of it.
 */
import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';

/** Gives what the engine lacks to Playwright's own script in a page. */
const add = (name, kinds, value) => `for (const kind of [${kinds}])
  if (!('${name}' in kind))
    Object.defineProperty(kind, '${name}', { configurable: true, value: ${value} });
`;

const VISIBILITY = add(
  'checkVisibility',
  'Element.prototype',
  `function () {
    return this.getClientRects().length > 0 || getComputedStyle(this).display === 'contents';
  }`,
);

/** What else it needs, in the world that it has for itself. */
const REST = [
  add(
    'replaceChildren',
    'Element.prototype, Document.prototype, DocumentFragment.prototype',
    `function (...nodes) {
      while (this.firstChild) this.firstChild.remove();
      this.append(...nodes);
    }`,
  ),
  add(
    'at',
    'Array.prototype, String.prototype',
    'function (i) { return this[i < 0 ? this.length + i : i]; }',
  ),
  add(
    'replaceAll',
    'String.prototype',
    `function (from, to) {
      return from instanceof RegExp ? this.replace(from, to) : this.split(from).join(to);
    }`,
  ),
  add(
    'hasOwn',
    'Object',
    '(object, name) => Object.prototype.hasOwnProperty.call(object, name)',
  ),
].join('');

const UTILITY_WORLD = '__playwright_utility_world';

/** Playwright's script is long; what tests evaluate is not. */
const SCRIPT_LENGTH = 50_000;

const { ENGINE_PATH = '', ENGINE_ORIGIN = '' } = process.env;
const folder = path.dirname(ENGINE_PATH);

const browser = spawn(ENGINE_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'pipe'],
  env: {
    ...process.env,
    // Chromiums of npm packages have their libraries beside them.
    LD_LIBRARY_PATH: [folder, path.join(folder, 'lib')].join(':'),
  },
});
const [, , , toBrowser, fromBrowser] = browser.stdio;
const fromTest = new Socket({ fd: 3, readable: true, writable: false });
const toTest = new Socket({ fd: 4, readable: false, writable: true });

process.on('exit', () => browser.kill('SIGKILL'));
process.on('SIGTERM', () => process.exit());
browser.on('exit', (code) => process.exit(code ?? 0));

/** Calls back with each message of a pipe, which ends with a zero. */
function listen(pipe, onMessage) {
  let rest = '';
  pipe.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) onMessage(JSON.parse(message));
  });
}

const send = (pipe, message) => pipe.write(`${JSON.stringify(message)}\0`);

/** What Playwright has asked, by the numbers of its messages. */
const asked = new Map();

/** Worlds of pages that are Playwright's own. */
const ownWorlds = new Set();

const attached = new Set();

/** Answers that wait for another one, by the number of that. */
const held = new Map();

let ownId = 1_000_000_000;

listen(fromTest, (message) => {
  const { id, method, params, sessionId } = message;
  asked.set(id, method);
  const isScript =
    method === 'Runtime.evaluate' && params.expression.length > SCRIPT_LENGTH;
  if (isScript) {
    const isOwn = ownWorlds.has(`${sessionId} ${params.contextId}`);
    const missing = VISIBILITY + (isOwn ? REST : '');
    params.expression = missing + params.expression;
  }
  // Chromium 80 knows other names, and wants to know for which site.
  if (method === 'Browser.grantPermissions' && isOld)
    Object.assign(params, {
      permissions: ['clipboardRead', 'clipboardWrite'],
      origin: ENGINE_ORIGIN,
    });
  send(toBrowser, message);
});

let isOld = false;

listen(fromBrowser, (message) => {
  const { id, method, params, result, error, sessionId } = message;
  const question = asked.get(id);
  asked.delete(id);
  if (question === 'Browser.getVersion')
    isOld = Number(/\/(\d+)/.exec(result.product)?.[1]) < 85;
  if (method === 'Runtime.executionContextCreated') {
    const { name, id: world } = params.context;
    const key = `${sessionId} ${world}`;
    if (name.startsWith(UTILITY_WORLD)) ownWorlds.add(key);
    else ownWorlds.delete(key);
  }
  if (method === 'Target.attachedToTarget')
    attached.add(params.targetInfo.targetId);
  if (error && /wasn't found/.test(error.message)) {
    // It emulates what this browser does not know yet.
    send(toTest, { id, sessionId, result: {} });
    return;
  }
  if (held.has(id)) {
    send(toTest, held.get(id));
    held.delete(id);
    return;
  }
  const { targetId } = result ?? {};
  if (
    question === 'Target.createTarget' &&
    targetId &&
    !attached.has(targetId)
  ) {
    // Chromium 80 attaches to no page by itself.
    ownId += 1;
    held.set(ownId, message);
    send(toBrowser, {
      id: ownId,
      method: 'Target.attachToTarget',
      params: { targetId, flatten: true },
    });
    return;
  }
  send(toTest, message);
});

fromTest.on('end', () => toBrowser.end());
