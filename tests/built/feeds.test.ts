import fs from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import type { Nodes } from 'hast';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { parseHtml } from '../../src/markdown/page/convertPage';
import { BASE_URL, getBuiltSite, ORIGIN } from './builtSite';
import { walk } from './markdownPages';

const FOLDER = 'build/docs/changelog';

const read = (name: string): string =>
  fs.readFileSync(`${FOLDER}/${name}`, 'utf8');

const ajv = addFormats(new Ajv({ allErrors: true }));

const uri = { type: 'string', format: 'uri' };
const time = { type: 'string', format: 'date-time' };
const text = { type: 'string', minLength: 1 };

/** @see https://www.jsonfeed.org/version/1/ */
const JSON_FEED = {
  type: 'object',
  required: ['version', 'title', 'items'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1' },
    title: text,
    description: text,
    home_page_url: uri,
    feed_url: uri,
    author: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: { name: text },
    },
    items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'content_html'],
        additionalProperties: false,
        properties: {
          id: uri,
          url: uri,
          title: text,
          content_html: text,
          date_modified: time,
          date_published: time,
        },
      },
    },
  },
};

const link = (rel: string) => ({
  type: 'object',
  required: ['rel', 'href'],
  additionalProperties: false,
  properties: { rel: { const: rel }, href: uri },
});

const html = {
  type: 'object',
  required: ['type', '#text'],
  additionalProperties: false,
  properties: { type: { const: 'html' }, '#text': text },
};

/** What RFC 4287 wants of a feed, as the parser below reads it. */
const ATOM = {
  type: 'object',
  required: ['id', 'title', 'updated', 'author', 'link', 'entry'],
  additionalProperties: false,
  properties: {
    xmlns: { const: 'http://www.w3.org/2005/Atom' },
    generator: text,
    id: uri,
    title: text,
    subtitle: text,
    updated: time,
    author: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: { name: text },
    },
    link: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: [link('alternate'), link('self')],
    },
    entry: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'title', 'updated', 'link', 'content'],
        additionalProperties: false,
        properties: {
          id: uri,
          title: html,
          published: time,
          updated: time,
          link: {
            type: 'object',
            required: ['href'],
            additionalProperties: false,
            properties: { href: uri },
          },
          content: html,
        },
      },
    },
  },
};

interface JsonFeed {
  readonly feed_url: string;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly content_html: string;
    readonly date_published: string;
  }[];
}

interface Atom {
  readonly updated: string;
  readonly link: readonly { readonly href: string }[];
  readonly entry: readonly {
    readonly id: string;
    readonly title: { readonly '#text': string };
    readonly updated: string;
    readonly link: { readonly href: string };
    readonly content: { readonly '#text': string };
  }[];
}

function validate(schema: object, value: unknown): void {
  const check = ajv.compile(schema);
  expect(check(value), ajv.errorsText(check.errors)).toBe(true);
}

const json = JSON.parse(read('feed.json')) as JsonFeed;

const { feed: atom } = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
}).parse(read('atom.xml')) as { feed: Atom };

it('the JSON feed is one', () => {
  validate(JSON_FEED, json);
  expect(json.feed_url).toBe(`${ORIGIN}${BASE_URL}docs/changelog/feed.json`);
});

it('the Atom feed is one', () => {
  validate(ATOM, atom);
  expect(atom.link[1]?.href).toBe(
    `${ORIGIN}${BASE_URL}docs/changelog/atom.xml`,
  );
});

describe('both feeds', () => {
  it('tell of each documented version, the newest first, under one id each', () => {
    const ids = json.items.map(({ id }) => id);
    for (const version of versions) {
      expect(ids).toContain(`tag:rdkcentral.com,2022:firebolt-sdk/${version}`);
    }
    expect(new Set(ids).size).toBe(ids.length);
    const dates = json.items.map((item) => item.date_published);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(atom.updated).toBe(dates[0]);
  });

  it('say the same', () => {
    expect(
      atom.entry.map((entry) => [
        entry.id,
        entry.title['#text'],
        entry.updated,
        entry.link.href,
      ]),
    ).toEqual(
      json.items.map((item) => [
        item.id,
        item.title,
        item.date_published,
        item.url,
      ]),
    );
  });

  it('lead to the release on the page', () => {
    const page = getBuiltSite().pages.get(`${BASE_URL}docs/changelog/`);
    const ids = json.items.map(({ url }) => url.replace(/^.*#/, ''));
    expect(ids.filter((id) => !page?.ids.has(id))).toEqual([]);
  });

  it('have content that works anywhere', () => {
    for (const { content_html, id } of json.items) {
      for (const node of walk<Nodes>(parseHtml(content_html))) {
        if (node.type !== 'element') continue;
        const { href } = node.properties;
        if (href !== undefined) expect(href, id).toMatch(/^https?:/);
        expect(node.properties['class'], id).toBeUndefined();
        expect(node.tagName, id).not.toMatch(/^(button|svg|script|style)$/);
      }
    }
  });
});

it('every changelog leads to them', () => {
  for (const version of versions) {
    const folder = version === versions[0] ? 'docs' : `docs/${version}`;
    const html = fs.readFileSync(
      `build/${folder}/changelog/index.html`,
      'utf8',
    );
    for (const name of ['atom.xml', 'feed.json']) {
      expect(html).toContain(`href="${BASE_URL}docs/changelog/${name}"`);
    }
  }
});
