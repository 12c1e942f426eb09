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

it('the reference holds examples that are valid values', () => {
  const values = format.elements.flatMap((element) => [
    ...(element.type === 'container' ? [] : [element]),
    ...element.attributes,
  ]);
  const wrong = values.filter(
    (value) => !isValidValue(value.example ?? '', value),
  );
  expect(wrong).toEqual([]);
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

  it('would fail with unknown elements, wrong values, and without an id', () => {
    const problems = feeds.flatMap(({ xml }) =>
      getProblems(
        xml
          .replace(/<(\/?)title>/g, '<$1titel>')
          .replace(/<gmrss:videoAssetId.*/g, '')
          .replace(/start=\S+?;/g, 'start=soon;'),
      ),
    );
    expect(problems.join('\n')).toMatch(
      /titel: unknown element[^]*gmrss:videoAssetId: missing[^]*wrong "start=soon;/,
    );
  });
});
