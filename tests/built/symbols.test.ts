import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { validateMetaSchema } from '../../src/plugins/content/openrpc/validateDocument';
import schema from '../../static/schemas/api-index.json';
import versions from '../../versions.json';
import { typeCheck } from '../content/typeCheck';
import { BASE_URL, getBuiltSite, ORIGIN } from './builtSite';

interface Entry {
  readonly name: string;
  readonly kind: string;
  readonly page: string;
  readonly json: string;
  readonly markdown: string;
  readonly declaration: string;
}

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
const validate = ajv.compile(schema);

const toFile = (url: string): string =>
  url.slice(`${ORIGIN}${BASE_URL}`.length);

const readBuilt = (file: string): string =>
  fs.readFileSync(path.join('build', file), 'utf8');

function findDangling(document: unknown): readonly string[] {
  const references = [
    ...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g),
  ];
  return references
    .map(([, reference = '']) => reference)
    .filter((reference) => {
      const keys = reference.replace(/^#\//, '').split('/');
      const target = keys.reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        document,
      );
      return !reference.startsWith('#/') || target === undefined;
    });
}

/** Whether a string is new; versions have most strings in common. */
const seen = new Set<string>();
const isNew = (text: string): boolean => seen.size < seen.add(text).size;

describe.each(versions)('the symbols of %s', (version) => {
  const folder = version === versions[0] ? 'docs/' : `docs/${version}/`;
  const list = JSON.parse(readBuilt(`${folder}api/index.json`)) as {
    readonly version: string;
    readonly symbols: readonly Entry[];
  };

  it('are listed as the schema says', () => {
    expect(validate(list), ajv.errorsText(validate.errors)).toBe(true);
    expect(list.version).toBe(version);
    expect(list.symbols.length).toBeGreaterThan(150);
  });

  it('have files that no file system takes for one', () => {
    const files = list.symbols.map(({ json }) => json.toLowerCase());
    expect(new Set(files).size).toBe(files.length);
  });

  it('have an address in the reference', () => {
    const { pages } = getBuiltSite();
    const lost = list.symbols.filter(({ page }) => {
      const [url = '', id = ''] = page.slice(ORIGIN.length).split('#');
      return !pages.get(url)?.ids.has(id);
    });
    expect(lost).toEqual([]);
  });

  it('are on one page, each by another name', () => {
    const html = readBuilt(`${folder}api/symbols/index.html`);
    const links = html
      .slice(html.indexOf('<div id="symbols"'), html.indexOf('</article>'))
      .matchAll(/<dt><a href="([^"]*)">(.*?)<\/a>/g);
    const named = Array.from(links, ([, url = '', name = '']) => [name, url]);
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
    expect(named.map(([, url]) => url)).toEqual(
      expect.arrayContaining(
        list.symbols.map(({ page }) => page.slice(ORIGIN.length)),
      ),
    );
  });

  it('are whole documents, which need no other', () => {
    for (const { json, kind, name } of list.symbols) {
      const text = readBuilt(toFile(json));
      if (!isNew(text)) continue;
      const document: unknown = JSON.parse(text);
      expect(findDangling(document), json).toEqual([]);
      if (kind === 'type') {
        expect(
          () =>
            new Ajv({ strict: false, validateFormats: false }).compile(
              document as object,
            ),
          name,
        ).not.toThrow();
      } else {
        expect(validateMetaSchema(document), name).toEqual([]);
      }
    }
  });

  it('have a text that names them', () => {
    for (const { markdown, name } of list.symbols) {
      expect(readBuilt(toFile(markdown)).split('\n')[0], markdown).toContain(
        name,
      );
    }
  });
});

it('each declaration compiles by itself', () => {
  const [newest = ''] = versions;
  const oldest = versions.at(-1) ?? newest;
  for (const folder of ['docs', `docs/${oldest}`]) {
    const { symbols } = JSON.parse(readBuilt(`${folder}/api/index.json`)) as {
      readonly symbols: readonly Entry[];
    };
    // All files are checked in one program, so each must be independent of the others.
    const files = symbols.map(({ declaration }, i): [string, string] => [
      `/${i}.d.ts`,
      readBuilt(toFile(declaration)).replace(
        "declare module '@firebolt-js/sdk'",
        `declare module 'symbol-${i}'`,
      ),
    ]);
    const findings = typeCheck(new Map(files), { skipDefaultLibCheck: true });
    const names = findings.map(({ file, message }) => [
      symbols[parseInt(file.slice(1))]?.declaration,
      message,
    ]);
    expect(names).toEqual([]);
  }
});
