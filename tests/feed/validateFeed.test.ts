import fs from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import data from '../../docs/firebolt_docs/metadata/gmrss.json';
import { getChildElements } from '../../src/feed/getChildElements';
import { parseFeedFormat } from '../../src/plugins/content/page-data/parsePageData';
import { getFeedTableOfContents } from '../../src/feed/getFeedTableOfContents';
import type { FeedNode } from '../../src/feed/types';
import { validateFeed } from './validateFeed';
import { validateValue } from './validateValue';

const GUIDE = 'docs/firebolt_docs/metadata/open-gmrss-format.mdx';

const format = parseFeedFormat(data, 'gmrss.json');

/** What fast-xml-parser returns with `preserveOrder`. */
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
  // The check moves to a package of its own in the next major version.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const [root = {}] = parser.parse(xml, true) as readonly ParsedNode[];
  return toFeedNode(root);
}

const printProblems = (xml: string): readonly string[] =>
  validateFeed(parseFeed(xml), format).map(
    ({ path, message, fix }) =>
      `${path.replace('rss/channel/', '')}: ${message} ${fix}`,
  );

const RIGHTS = `
  <gmrss:contentRights>
    <gmrss:availabilityTag>acme-uk</gmrss:availabilityTag>
    <gmrss:catalog>All screens</gmrss:catalog>
    <gmrss:entitlement>acme-premium</gmrss:entitlement>
  </gmrss:contentRights>`;

const CONTENT = `<media:content url="xre://core/launchapp?appId=AcmeTV" type="text/html"
  duration="60" gmrss:cc="true" gmrss:sap="false" gmrss:dvs="false"
  gmrss:videoQuality="hd" gmrss:expression="full"/>`;

const GROUP = `<media:group>${CONTENT}</media:group>`;

const MOVIE = `
  <title>Paper Lanterns</title>
  <description>A summer by the sea.</description>
  <dcterms:valid>start=2030-03-01T08:00Z;end=2031-03-01T08:00Z;scheme=W3C-DTF</dcterms:valid>
  <gmrss:videoAssetId provider="acmetv">51840</gmrss:videoAssetId>
  <gmrss:durableAppId>AcmeTV</gmrss:durableAppId>
  <gmrss:entityType>Movie</gmrss:entityType>
  <gmrss:videoForm>long</gmrss:videoForm>
  <gmrss:streamingClass>OTTVOD</gmrss:streamingClass>${RIGHTS}${GROUP}`;

const EPISODE = MOVIE.replace('>Movie<', '>Episode<').concat(`
  <gmrss:seriesTitle>Harbor Lights</gmrss:seriesTitle>
  <gmrss:airingType>New</gmrss:airingType>
  <gmrss:entityReference provider="acmetv" entityType="SeriesMaster">70001</gmrss:entityReference>`);

const getFeed = (items: string, attributes = 'version="2.0"'): string => `
<rss ${attributes} xmlns:media="http://search.yahoo.com/mrss/"
  xmlns:gmrss="urn:uri:merlin-gold-FIXME" xmlns:dcterms="http://purl.org/dc/terms/">
  <channel>
    <title>Acme TV</title>
    <description>All titles</description>
    ${items}
  </channel>
</rss>`;

const getItem = (contents: string): string =>
  getFeed(`<item>${contents}</item>`);

/** The movie with one change; fails if there is nothing to change. */
function changeMovie(from: string, to: string): string {
  expect(MOVIE).toContain(from);
  return getItem(MOVIE.replace(from, to));
}

const addToMovie = (contents: string): string => getItem(MOVIE + contents);

describe('validateFeed', () => {
  it('accepts a movie and an episode', () => {
    expect(
      printProblems(getFeed(`<item>${MOVIE}</item><item>${EPISODE}</item>`)),
    ).toEqual([]);
  });

  it.each<[name: string, feed: string, problems: readonly string[]]>([
    [
      'a root that is not rss',
      '<feed/>',
      ['feed: Unknown element "feed". Valid names: rss.'],
    ],
    [
      'another version',
      getFeed(`<item>${MOVIE}</item>`, 'version="2.1"'),
      ['rss/@version: "2.1" is not an allowed value. Did you mean "2.0"?'],
    ],
    [
      'no item',
      getFeed(''),
      ['item: Missing element "item". Add <item> to channel.'],
    ],
    [
      'an unknown element',
      addToMovie('<media:ratting>pg</media:ratting>'),
      [
        'item/media:ratting: Unknown element "media:ratting". Did you mean "media:rating"?',
      ],
    ],
    [
      'an element without its prefix',
      changeMovie(
        '<gmrss:videoForm>long</gmrss:videoForm>',
        '<videoForm>long</videoForm>',
      ),
      [
        'item/gmrss:videoForm: Missing element "gmrss:videoForm". Add <gmrss:videoForm> to item.',
        'item/videoForm: Unknown element "videoForm". Did you mean "gmrss:videoForm"?',
      ],
    ],
    [
      'wrong capitals',
      addToMovie('<pubDate>2023-06-02</pubDate>'),
      ['item/pubDate: Unknown element "pubDate". Did you mean "pubdate"?'],
    ],
    [
      'an unknown attribute',
      changeMovie('provider="acmetv"', 'provider="acmetv" namspace="vod"'),
      [
        'item/gmrss:videoAssetId/@namspace: Unknown attribute "namspace". Did you mean "namespace"?',
      ],
    ],
    [
      'an attribute on an element that has none',
      changeMovie('<gmrss:videoForm>', '<gmrss:videoForm lang="en">'),
      [
        'item/gmrss:videoForm/@lang: Unknown attribute "lang". Remove it: gmrss:videoForm has no attributes.',
      ],
    ],
    [
      'a missing attribute',
      changeMovie(' provider="acmetv"', ''),
      [
        'item/gmrss:videoAssetId/@provider: Missing attribute "provider". Add it, for instance provider="acmetv".',
      ],
    ],
    [
      'an attribute that another attribute makes required',
      changeMovie('<title>', '<title overrideCanonicalValue="true">'),
      [
        'item/title/@lang: Missing attribute "lang". It is required when overrideCanonicalValue is true. Add it, for instance lang="en".',
      ],
    ],
    [
      'a country list that does not say what it means',
      addToMovie('<media:restriction type="country">GB IE</media:restriction>'),
      [
        'item/media:restriction/@relationship: Missing attribute "relationship". It is required unless the value is all or none. Add it, for instance relationship="allow".',
      ],
    ],
    [
      'a stream without an address',
      changeMovie('url="xre://core/launchapp?appId=AcmeTV" ', ''),
      [
        'item/media:group/media:content/@url: Missing attribute "url". It is required when there is no media:player. Add it, for instance url="xre://core/launchapp?appId=AcmeTV&launchpoint=playback&entityId=51840".',
        'item/media:group/media:content/media:player: Missing element "media:player". It is required when url is missing. Add <media:player> to media:content.',
      ],
    ],
    [
      'a title that stands twice',
      addToMovie('<title>Again</title>'),
      ['item/title: "title" stands here 2 times. Keep one.'],
    ],
    [
      'an empty title',
      changeMovie('Paper Lanterns', ''),
      ['item/title: The value is empty. Write some text.'],
    ],
    [
      'rights without an entitlement',
      changeMovie('<gmrss:entitlement>acme-premium</gmrss:entitlement>', ''),
      [
        'item/gmrss:contentRights/gmrss:entitlement: Missing element "gmrss:entitlement". Add <gmrss:entitlement> to gmrss:contentRights.',
      ],
    ],
    [
      'an unknown content kind',
      changeMovie('>Movie<', '>Opera<'),
      [
        'item/gmrss:entityType: "Opera" is not an allowed value. Valid names: Movie, Episode, SeriesMaster, SportingEvent, Other, Preview, Advertisement, MusicVideo, Extra.',
      ],
    ],
    [
      'a list with an unknown value',
      addToMovie(
        '<gmrss:trickModesRestricted>RW,Jump</gmrss:trickModesRestricted>',
      ),
      [
        'item/gmrss:trickModesRestricted: "Jump" is not an allowed value. Valid names: RW, FF, Pause.',
      ],
    ],
    [
      'a boolean in other words',
      addToMovie('<gmrss:adult>no</gmrss:adult>'),
      ['item/gmrss:adult: "no" is not allowed here. Write true or false.'],
    ],
    [
      'a duration with a unit',
      changeMovie('duration="60"', 'duration="60s"'),
      [
        'item/media:group/media:content/@duration: "60s" is not allowed here. Write a whole number, digits only.',
      ],
    ],
    [
      'a live date without a zone',
      getItem(
        `${EPISODE.replace('OTTVOD', 'EphemeralStream')}
        <gmrss:liveWindowEnd>2030-05-11T21:30</gmrss:liveWindowEnd>`,
      ),
      [
        'item/gmrss:liveWindowEnd: "2030-05-11T21:30" is not allowed here. Write a date and time with a zone, for instance 2024-05-11T18:45Z.',
      ],
    ],
    [
      'a day that does not exist',
      addToMovie('<pubdate>2023-02-30</pubdate>'),
      [
        'item/pubdate: "2023-02-30" is not allowed here. Write a date, for instance 2023-06-02 or 2023-06-02T00:00:00Z.',
      ],
    ],
    [
      'a window that mixes local and universal time',
      changeMovie('start=2030-03-01T08:00Z', 'start=2030-03-01T08:00'),
      [
        'item/dcterms:valid: "start=2030-03-01T08:00;end=2031-03-01T08:00Z;scheme=W3C-DTF" is not allowed here. Write start=…;end=…;scheme=W3C-DTF with zones, or start=…;end=… without zones, and let the start precede the end.',
      ],
    ],
    [
      'an image by a relative address',
      addToMovie(
        '<media:thumbnail url="/a.jpg" width="10" height="10" format="jpeg" type="Poster Art"/>',
      ),
      [
        'item/media:thumbnail/@url: "/a.jpg" is not allowed here. Write an address that begins with https:// or http://.',
      ],
    ],
    [
      'text in an element that has only attributes',
      addToMovie('<media:status state="active">on</media:status>'),
      [
        'item/media:status: "on" is not allowed here. Write only attributes, no text.',
      ],
    ],
    [
      'a season on a movie',
      addToMovie('<gmrss:seasonNumber>2</gmrss:seasonNumber>'),
      [
        'item/gmrss:seasonNumber: "gmrss:seasonNumber" is not for Movie. Remove it. It is for Episode.',
      ],
    ],
    [
      'an episode without what an episode needs',
      changeMovie('>Movie<', '>Episode<'),
      [
        'item/gmrss:entityReference: Missing element "gmrss:entityReference". It is required for Episode. Add <gmrss:entityReference> to item.',
        'item/gmrss:seriesTitle: Missing element "gmrss:seriesTitle". It is required for Episode. Add <gmrss:seriesTitle> to item.',
        'item/gmrss:airingType: Missing element "gmrss:airingType". It is required for Episode, SportingEvent and live programming. Add <gmrss:airingType> to item.',
      ],
    ],
    [
      'an episode that points at something else',
      getItem(EPISODE.replace('"SeriesMaster"', '"Movie"')),
      [
        'item/gmrss:entityReference: The episode does not point at its series. Add a gmrss:entityReference with entityType="SeriesMaster".',
      ],
    ],
    [
      'live programming without an airing type',
      changeMovie('OTTVOD', 'ScheduledStream'),
      [
        'item/gmrss:airingType: Missing element "gmrss:airingType". It is required for Episode, SportingEvent and live programming. Add <gmrss:airingType> to item.',
      ],
    ],
    [
      'a series that plays',
      changeMovie('>Movie<', '>SeriesMaster<'),
      [
        'item/gmrss:videoAssetId: "gmrss:videoAssetId" is not for SeriesMaster. Remove it. It is for every item except SeriesMaster.',
        'item/gmrss:durableAppId: "gmrss:durableAppId" is not for SeriesMaster. Remove it. It is for every item except SeriesMaster.',
        'item/gmrss:seriesAssetId: Missing element "gmrss:seriesAssetId". It is required for SeriesMaster. Add <gmrss:seriesAssetId> to item.',
        'item/gmrss:streamingClass: "gmrss:streamingClass" is not for SeriesMaster. Remove it. It is for every item except SeriesMaster.',
        'item/media:group: "media:group" is not for SeriesMaster. Remove it. It is for every item except SeriesMaster.',
      ],
    ],
    [
      'two default streams',
      changeMovie(
        CONTENT,
        CONTENT.replace('duration', 'isDefault="true" duration').repeat(2),
      ),
      [
        'item/media:group: 2 streams have isDefault="true". Keep it on one of them.',
      ],
    ],
    [
      'two checksums of one algorithm',
      changeMovie(
        'gmrss:expression="full"/>',
        `gmrss:expression="full">${'<media:hash algo="md5">9e10</media:hash>'.repeat(2)}</media:content>`,
      ),
      [
        'item/media:group: A stream has two checksums of the same algorithm. Keep one media:hash per algo.',
      ],
    ],
    [
      'a chapter that ends before it begins',
      addToMovie('<media:chapter startTime="500" endTime="400"/>'),
      [
        'item/media:chapter: endTime does not lie after startTime. Give endTime a greater number of milliseconds than startTime.',
      ],
    ],
    [
      'the second of two items',
      getFeed(
        `<item>${MOVIE}</item><item>${MOVIE.replace('>long<', '>medium<')}</item>`,
      ),
      [
        'item[2]/gmrss:videoForm: "medium" is not an allowed value. Valid names: long, short.',
      ],
    ],
    [
      'a removal that names no title',
      getItem('<media:status state="deleted"/>'),
      [
        'item: The item has no id. Write gmrss:seriesAssetId for a SeriesMaster and gmrss:videoAssetId for everything else.',
      ],
    ],
  ])('reports %s', (_name, feed, problems) => {
    expect(printProblems(feed)).toEqual(problems);
  });

  it('accepts a removal that holds only the id', () => {
    const removal =
      '<gmrss:videoAssetId provider="acmetv">51840</gmrss:videoAssetId><media:status state="deleted"/>';
    expect(printProblems(getItem(removal))).toEqual([]);
  });
});

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

  it('accepts the file of each version', () => {
    const files = fs
      .readdirSync('versioned_docs')
      .map((name) => `versioned_docs/${name}`)
      .concat('docs')
      .map((dir) => `${dir}/firebolt_docs/metadata/gmrss.json`);
    for (const file of files) {
      const json: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
      expect(parseFeedFormat(json, file).elements.length).toBeGreaterThan(0);
    }
  });

  it('holds examples that are valid values', () => {
    const values = format.elements.flatMap((element) => [
      ...(element.type === 'container' ? [] : [element]),
      ...element.attributes,
    ]);
    const wrong = values.filter(
      (value) => validateValue(value.example ?? '', value) !== undefined,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the reference', () => {
  it('refuses an element that does not exist', () => {
    expect(() => getChildElements(format, 'itme')).toThrow(
      new Error(
        'Feed reference: unknown element "itme", or it has no child elements. Did you mean "item"? Correct the parent of FeedElements or FeedMap, or elementsOf in the table of contents.',
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
    expect(printProblems(xml)).toEqual([]);
  });
});
