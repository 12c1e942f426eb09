import { describe, expect, it } from 'vitest';
import { findReference } from '../../src/typing/findReference';
import {
  getCompletionDetails,
  getCompletions,
} from '../../src/typing/getCompletions';
import { getDiagnostics } from '../../src/typing/getDiagnostics';
import { getHover } from '../../src/typing/getHover';
import { transpile } from '../../src/typing/transpile';
import { getVersion, project } from './setting';

const NEWEST = getVersion('0.8.0');
const OLDEST = getVersion('0.5.3');

const IMPORT =
  "import { Device, Discovery, Lifecycle } from '@firebolt-js/sdk';\n";

/** Code without its mark `|`, and the mark's position. */
function read(marked: string, version = NEWEST) {
  const code = IMPORT + marked.replace('|', '');
  const position = IMPORT.length + marked.indexOf('|');
  return { snippet: { version, language: 'js', code } as const, position };
}

const diagnose = (code: string, version = NEWEST) =>
  getDiagnostics(project, read(code, version).snippet);

describe('diagnostics', () => {
  it('are those of the version', () => {
    const code = "Device.listen('nameChanged', (name) => name.length);";
    expect(diagnose(code)).toEqual([]);
    expect(diagnose(code, OLDEST)).toMatchObject([{ code: 2345 }]);
  });

  it('ignore other packages, and refuse a default import of the SDK', () => {
    expect(diagnose("import { html } from 'lit';\nhtml.x.y();")).toEqual([]);
    expect(
      diagnose("import sdk from '@firebolt-js/sdk';\nsdk.Device;"),
    ).toMatchObject([{ code: 1192 }]);
  });
});

it('a completion has the names of events, with our texts', () => {
  const { snippet, position } = read("Device.listen('device|', () => 0);");
  const found = getCompletions(project, snippet, position);
  const item = found?.items.find(({ name }) => name === 'deviceNameChanged');
  expect(
    item && getCompletionDetails(project, snippet, position, item),
  ).toMatchObject({
    text: "Fires when the device's friendly name changes.",
    deprecated: 'Since 0.6.0. Use `Device.name()`.',
  });
});

describe('hover', () => {
  const hover = (marked: string) => {
    const { snippet, position } = read(marked);
    return getHover(project, snippet, position);
  };

  it('tells type, text and place, and says nothing of nothing', () => {
    expect(hover('Device.na|me();')).toEqual({
      from: IMPORT.length + 7,
      to: IMPORT.length + 11,
      signature: 'function Device.name(): Promise<string> (+1 overload)',
      text: 'Returns the friendly name that the household gave the device.',
      parameters: [],
      reference: { symbol: 'Device.name', href: '/docs/api/Device/#name' },
    });
    expect(hover('\n|\n')).toBeUndefined();
  });

  it('describes parameters', () => {
    expect(hover("Lifecycle.clo|se('error');")?.parameters).toEqual([
      { name: 'reason', text: expect.any(String) as string },
    ]);
  });
});

it.each<[marked: string, want?: string, version?: string]>([
  ['De|vice;', 'Device/'],
  ['Device.li|sten(() => 0);', 'Device/#listen'],
  ["Device.listen('audio|Changed', () => 0);", 'Device/#audiochanged'],
  ["Device.clear('deviceName|Changed');", 'Device/#devicenamechanged', '0.5.3'],
  ['const f = async () => (await Device.au|dio());', 'Device/#audio', '0.5.3'],
  [
    '/** @type {Discovery.Navigation|Intent} */ let x;',
    'schemas/Intents/#navigationintent',
  ],
  [
    '/** @type {Discovery.Shared.EntityInfo|Result} */ let x;',
    'schemas/Discovery/#entityinforesult',
  ],
  [
    '/** @type {Discovery.EntityInfo|Result} */ let x;',
    'Discovery/#entityinforesult',
  ],
  ['Lifecycle.CloseReason.USER|_EXIT;', 'schemas/Lifecycle/#closereason'],
  ['const own = 1; ow|n;'],
  ['document.ti|tle;'],
])('the reference of %s is %s', (marked, want, version) => {
  const { snippet, position } = read(marked, version ? OLDEST : NEWEST);
  expect(findReference(project, snippet, position)?.href).toBe(
    want && `/docs/api/${want}`,
  );
});

describe('transpile', () => {
  it.each([
    ['const b: = 2;', 'Type expected.'],
    ['const b = <App c="d">e</App>;', "'>' expected. JSX doesn't run here."],
  ])('names the line of what is no TypeScript: %s', (given, want) => {
    const { errors } = transpile(`let a = 1;\n${given}`);
    expect(errors).toEqual([{ line: 2, message: `SyntaxError: ${want}` }]);
  });

  it.each([
    [
      'takes types away and leaves lines where they are',
      'interface A {\n  x: number;\n}\n// why\nconst a: A = { x: 1 };\n\nconsole.log(a as A);',
      '\n\n\n// why\nconst a = { x: 1 };\n\nconsole.log(a);',
    ],
    [
      'leaves the import of values, and not of types',
      "import type { Discovery } from '@firebolt-js/sdk';\nimport { Device } from '@firebolt-js/sdk';\nconst f = <T>(x: T): T => x;\nf(Device);",
      "\nimport { Device } from '@firebolt-js/sdk';\nconst f = (x) => x;\nf(Device);",
    ],
    [
      'leaves an import of CommonJS, which the run explains',
      "import fs = require('fs');\nfs.x();",
      'const fs = require("fs");\nfs.x();',
    ],
  ])('%s', (_, given, want) => {
    const { code } = transpile(given);
    expect(code.replace('export {};', '').trimEnd()).toBe(want);
  });
});
