import fs from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import data from '../../docs/firebolt_docs/metadata/gmrss.json';
import { getChildElements } from '../../src/feed/getChildElements';
import { parseFeedFormat } from '../../src/plugins/content/page-data/parsePageData';
import { getFeedTableOfContents } from '../../src/feed/getFeedTableOfContents';
import type { FeedNode } from '../../src/feed/types';
import { isValidValue } from './isValidValue';
import { validateFeed } from './validateFeed';

const GUIDE = 'docs/firebolt_docs/metadata/open-gmrss-format.mdx';

const format = parseFeedFormat(data, 'gmrss.json');

/** The return type of fast-xml-parser with `preserveOrder`. */
type ParsedNode = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  ignoreDeclaration: true,
});

function toFeedNode(parsed: ParsedNode): FeedNode {
  const { ':@': attributes, ...rest } = parsed;
  const [[name, contents] = ['', []]] = Object.entries(rest);
  const nodes = contents as readonly ParsedNode[];
  return {
    name,
    attributes: (attributes ?? {}) as FeedNode['attributes'],
    children: nodes.filter((node) => !('#text' in node)).map(toFeedNode),
    text: nodes
      .map(({ '#text': text }) => (typeof text === 'string' ? text : ''))
      .join('')
      .trim(),
  };
}

function parseFeed(xml: string): FeedNode {
  // The parser's next major version moves this check to a separate package.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const [root = {}] = parser.parse(xml, true) as readonly ParsedNode[];
  return toFeedNode(root);
}

const getProblems = (xml: string): readonly string[] =>
  validateFeed(parseFeed(xml), format);

describe('parseFeedFormat', () => {
  const ROOT = {
    path: 'rss',
    id: 'rss',
    type: 'container',
    required: true,
    cardinality: '1',
    appliesTo: 'feed',
    description: 'Root.',
  };

  it.each([
    [
      { ...ROOT, type: 'contaner' },
      '/elements/0/type: unknown value "contaner". Did you mean "container"?',
    ],
    [
      { ...ROOT, exampel: 'x' },
      '/elements/0: unknown key "exampel". Did you mean "example"?',
    ],
    [
      { ...ROOT, path: 'rss/channel' },
      '/elements/0/path: unknown parent element "rss". Add an entry for it.',
    ],
    [
      { ...ROOT, description: 1 },
      '/elements/0/description: must be string. See src/feed/types.ts.',
    ],
  ])('names the place of a fault and the way out', (element, fault) => {
    const json = { kinds: { all: [], video: [] }, liveStreamingClasses: [] };
    const elements = [element];
    expect(() =>
      parseFeedFormat({ ...json, elements }, 'docs/gmrss.json'),
    ).toThrow(new Error(`docs/gmrss.json#${fault}`));
  });

  it('holds examples that are valid values', () => {
    const values = format.elements.flatMap((element) => [
      ...(element.type === 'container' ? [] : [element]),
      ...element.attributes,
    ]);
    const wrong = values.filter(
      (value) => !isValidValue(value.example ?? '', value),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the reference', () => {
  it('refuses an element that does not exist', () => {
    expect(() => getChildElements(format, 'itme')).toThrow(
      new Error(
        'Feed reference: the element "itme" is unknown or has no child elements. Did you mean "item"? Correct the parent of FeedElements or FeedMap, or elementsOf in the table of contents.',
      ),
    );
  });

  it('lists its elements below the headings of the page', () => {
    const heading = { value: 'Rights', id: 'rights', level: 2 };
    const toc = getFeedTableOfContents(format, [
      heading,
      { elementsOf: 'gmrss:contentRights' },
    ]);
    expect(toc.slice(0, 3)).toEqual([
      heading,
      {
        value: '<code>gmrss:availabilityTag</code>',
        id: 'gmrssavailabilitytag',
        level: 3,
      },
      {
        value: '<code>gmrss:catalog</code> in gmrss:contentRights',
        id: 'gmrsscatalog-1',
        level: 3,
      },
    ]);
  });
});

describe('the samples of the guide', () => {
  const guide = fs.readFileSync(GUIDE, 'utf8');
  const feeds = [...guide.matchAll(/^```xml title="(.+?)"\n([\s\S]*?)^```$/gm)]
    .map(([, title = '', xml = '']) => ({ title, xml }))
    .filter(({ xml }) => /^(<\?xml.*\?>\s*)?<rss\b/.test(xml));

  it('cover every content kind', () => {
    const kinds = feeds.flatMap(({ xml }) =>
      [...xml.matchAll(/<gmrss:entityType>(\w+)</g)].map(([, kind]) => kind),
    );
    expect(new Set(kinds)).toEqual(new Set(format.kinds));
  });

  it.each(feeds)('$title is valid', ({ xml }) => {
    expect(getProblems(xml)).toEqual([]);
  });

  it.each([
    [
      'an unknown element',
      /<(\/?)title>/g,
      '<$1titel>',
      'titel: unknown element',
    ],
    ['a wrong value', />OTTVOD</g, '>OTT<', 'wrong "OTT"'],
    ['no id', /<gmrss:videoAssetId.*/g, '', 'gmrss:videoAssetId: missing'],
    ['a wrong date', /start=\S+?;/g, 'start=soon;', 'wrong "start=soon;'],
  ])('would fail with %s', (_, part, replacement, message) => {
    const problems = feeds.flatMap(({ xml }) =>
      getProblems(xml.replace(part, replacement)),
    );
    expect(problems.join('\n')).toContain(message);
  });
});
