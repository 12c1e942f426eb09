import fs from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import data from '../../docs/firebolt_docs/metadata/gmrss.json';
import { getChildElements } from '../../src/feed/getChildElements';
import { parseFeedFormat } from '../../src/plugins/content/page-data/parsePageData';
import { getFeedTableOfContents } from '../../src/feed/getFeedTableOfContents';
import type { FeedNode } from '../../src/feed/types';
import type { Element } from '../built/parsePage';
import { isValidValue } from './isValidValue';
import { findAll } from '../findAll';
import { validateFeed } from './validateFeed';

const GUIDE = 'docs/firebolt_docs/metadata/open-gmrss-format.mdx';

const format = parseFeedFormat(data, 'gmrss.json');

const toFeedNode = ({ name, attribs, children }: Element): FeedNode => ({
  name,
  attributes: attribs,
  children: children.filter(DomUtils.isTag).map(toFeedNode),
  text: DomUtils.textContent(
    children.filter((child) => !DomUtils.isTag(child)),
  ).trim(),
});

/** @throws if the feed isn't well-formed */
function parseFeed(xml: string): FeedNode {
  // The parser's next major version moves this check to a separate package.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  new XMLParser().parse(xml, true);
  const { children } = parseDocument(xml, { xmlMode: true });
  const [root] = children.filter(DomUtils.isTag).map(toFeedNode);
  return root ?? { name: '', attributes: {}, children: [], text: '' };
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
  const feeds = findAll(guide, /^```xml title=".+?"\n([^]*?)^```$/gm).filter(
    (xml) => /^(<\?xml.*\?>\s*)?<rss\b/.test(xml),
  );

  it('cover every content kind', () => {
    const kinds = findAll(feeds.join(''), /<gmrss:entityType>(\w+)</g);
    expect(new Set(kinds)).toEqual(new Set(format.kinds));
  });

  it('are valid', () => {
    expect(feeds.flatMap(getProblems)).toEqual([]);
  });

  it('would fail with unknown elements, wrong values, and without an id', () => {
    const problems = feeds.flatMap((xml) =>
      getProblems(
        xml
          .replace(/<(\/?)title>/g, '<$1titel>')
          .replace(/<gmrss:videoAssetId.*/g, '')
          .replace(/entityType="SeriesMaster"/g, 'entityType="Movie"')
          .replace(/start=\S+?;/g, 'start=soon;'),
      ),
    );
    for (const problem of [
      'rss/channel/titel: unknown element',
      'rss/channel/item/gmrss:videoAssetId: missing',
      'rss/channel/item: not one id',
      'rss/channel/item: an episode without a series',
    ])
      expect(problems).toContain(problem);
    expect(problems.join()).toContain('wrong "start=soon;');
  });
});
