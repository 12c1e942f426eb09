import fs from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { validateMetaSchema } from '../../src/plugins/content/openrpc/validateDocument';
import schema from '../../static/schemas/api-index.json';
import { typeCheck } from '../content/typeCheck';
import { findAll } from '../findAll';
import { getBuiltDir, VERSIONS } from '../content/versions';
import { readJson } from '../readJson';
import { getFile, ORIGIN, PAGES } from './builtSite';

type Key = 'name' | 'kind' | 'page' | 'json' | 'markdown' | 'declaration';

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
const validate = ajv.compile(schema);

/** Reads a file by its whole URL. */
const readBuilt = (url: string): string =>
  fs.readFileSync(getFile(url.slice(ORIGIN.length)), 'utf8');

/** References to what the document lacks. */
const findDangling = (document: unknown): readonly string[] =>
  findAll(JSON.stringify(document), /"\$ref":"([^"]*)"/g).filter(
    (reference) => {
      const [root, ...keys] = reference.split('/');
      const target = keys.reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        document,
      );
      return root !== '#' || target === undefined;
    },
  );

/** Versions have most documents in common. */
const seen = new Set<string>();

const readList = (version: string) =>
  readJson(`${getBuiltDir(version)}/api/index.json`) as {
    readonly version: string;
    readonly symbols: readonly Readonly<Record<Key, string>>[];
  };

describe.each(VERSIONS)('the symbols of %s', (version) => {
  const list = readList(version);

  it('are listed as the schema says', () => {
    expect(validate(list), ajv.errorsText(validate.errors)).toBe(true);
    expect(list.version).toBe(version);
    expect(list.symbols.length).toBeGreaterThan(150);
  });

  it('have files that no file system takes for one', () => {
    const files = list.symbols.map(({ json }) => json.toLowerCase());
    expect(new Set(files).size).toBe(files.length);
  });

  it('have an address in the reference, and are on one page, each by another name', () => {
    const urls = list.symbols.map(({ page }) => page.slice(ORIGIN.length));
    const lost = urls.filter((address) => {
      const [url = '', id = ''] = address.split('#');
      return !PAGES.get(url)?.ids.has(id);
    });
    expect(lost).toEqual([]);
    const [, index = ''] =
      /<div id="symbols"(.*?)<\/article>/s.exec(
        fs.readFileSync(
          `${getBuiltDir(version)}/api/symbols/index.html`,
          'utf8',
        ),
      ) ?? [];
    const links = [...index.matchAll(/<dt><a href="([^"]*)">(.*?)<\/a>/g)];
    const names = links.map(([, , name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(links.map(([, url]) => url)).toEqual(expect.arrayContaining(urls));
  });

  it('are whole documents, which need no other', () => {
    for (const { json, kind, name } of list.symbols) {
      const text = readBuilt(json);
      if (seen.has(text)) continue;
      seen.add(text);
      const document: unknown = JSON.parse(text);
      expect(findDangling(document), json).toEqual([]);
      if (kind === 'type') {
        expect(ajv.validateSchema(document as object), name).toBe(true);
      } else {
        expect(validateMetaSchema(document), name).toEqual([]);
      }
    }
  });

  it('have a text that names them', () => {
    for (const { markdown, name } of list.symbols) {
      expect(readBuilt(markdown).split('\n')[0], markdown).toContain(name);
    }
  });
});

it('each declaration compiles by itself', () => {
  const texts = readList(VERSIONS[0] ?? '').symbols.map(({ declaration }) =>
    readBuilt(declaration),
  );
  // All files are checked in one program, so each must be independent of the others.
  const files = [...new Set(texts)].map((text, i): [string, string] => [
    `/${i}.d.ts`,
    text.replace(
      "declare module '@firebolt-js/sdk'",
      `declare module 'symbol-${i}'`,
    ),
  ]);
  const options = { skipDefaultLibCheck: true };
  expect(typeCheck(new Map(files), options)).toEqual([]);
});
