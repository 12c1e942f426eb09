#!/usr/bin/env node
/*
 * Connects Playwright to the Firefox of ENGINE_PATH over WebDriver BiDi. That Firefox can
 * be older than Playwright expects, so this file reports success for unknown commands.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const ADDRESS = /WebDriver BiDi listening on (ws:\S+)/;

const browser = spawn(process.env.ENGINE_PATH ?? '', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
process.on('exit', () => browser.kill('SIGKILL'));
process.on('SIGTERM', () => process.exit());
browser.on('exit', (code) => process.exit(code ?? 0));

/** Changes the error "unknown command" to success. */
function forgive(text) {
  const { id, error } = JSON.parse(text);
  return error === 'unknown command'
    ? JSON.stringify({ type: 'success', id, result: {} })
    : text;
}

/** @param far the connection to Firefox */
function connect(near, far) {
  const waiting = [];
  far.on('open', () => {
    for (const text of waiting) far.send(text);
  });
  near.on('message', (data) => {
    if (far.readyState === WebSocket.OPEN) far.send(String(data));
    else waiting.push(String(data));
  });
  far.on('message', (data) => near.send(forgive(String(data))));
  near.on('close', () => process.exit());
  far.on('close', () => near.close());
}

browser.stderr.setEncoding('utf8').on('data', (text) => {
  const address = ADDRESS.exec(text)?.[1];
  if (address === undefined) {
    process.stderr.write(text);
    return;
  }
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('listening', () => {
    const { port } = server.address();
    process.stderr.write(
      `WebDriver BiDi listening on ws://127.0.0.1:${port}\n`,
    );
  });
  server.on('connection', (near) => {
    connect(near, new WebSocket(`${address}/session`));
  });
});
