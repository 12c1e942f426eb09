import { expect, test } from 'vitest';
import { parseQuery } from '../../src/search/parseQuery';

test.each([
  ['Lifecycle.listen("foreground", e => play())', 'Lifecycle.foreground'],
  ["Device.on('hdrChanged'", 'Device.hdrChanged'],
  ["document.addEventListener('keydown', show)", 'document.keydown'],
  [
    'const { Lifecycle } = require("@firebolt-js/sdk");\nLifecycle.ready().then(() => 1)',
    'Lifecycle.ready',
  ],
  [
    "import { Device } from '@firebolt-js/sdk';\nconst name = await Device.name();",
    'Device.name',
  ],
  ['await Firebolt.Device.name()', 'Device.name'],
  ['window.firebolt.device.name', 'device.name'],
  ['interface NavigationIntent', 'NavigationIntent'],
  ['type Entity', 'Entity'],
  ['console.log(await Device.hdcp())', 'Device.hdcp'],
  ['firebolt.json', 'firebolt.json'],
  [
    'Sending message to transport: {"jsonrpc":"2.0","method":"device.name","params":{},"id":3}',
    'device.name',
  ],
  [
    '{"id":2,"result":{"event":"lifecycle.onInactive","listening":true}}',
    'lifecycle.onInactive',
  ],
  ['{"code":-32602,"message":"x"}', '{"code":-32602,"message":"x"}'],
])('code %j is a search for %s', (code, text) => {
  expect(parseQuery(code)).toEqual({ kind: 'words', text });
});

test.each([
  ['->'],
  ['if (await Profile.approvePurchase()) buy()'],
  ['https://example.com/feed.xml'],
  ['Error: Foo (bar) baz', 'Foo (bar) baz'],
  [
    'Uncaught (in promise) Error: Metrics.page() failed (again)',
    'Metrics.page() failed (again)',
  ],
  [
    "Access to fetch at 'https://example.com/' failed",
    'Access to fetch at failed',
  ],
])('the message %j keeps its words', (message, text = message) => {
  expect(parseQuery(message)).toEqual({ kind: 'words', text });
});

test.each([
  ['(string) => boolean', 'string', 'boolean'],
  ['Device.NetworkState -> void', 'NetworkState', 'void'],
  ['Size ->', 'Size'],
  ['Unit → Promise<Size[]>', 'Unit', 'Size'],
  ['takes:Unit returns:Size', 'Unit', 'Size'],
])('%j is a search for types', (text, takes, returns?: string) => {
  expect(parseQuery(text)).toEqual({ kind: 'types', takes, returns });
});
