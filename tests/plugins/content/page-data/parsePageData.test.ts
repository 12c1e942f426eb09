import { expect, test } from 'vitest';
import {
  parseDiagram,
  parseFeedFormat,
} from '@site/src/plugins/content/page-data/parsePageData';

const FILE = 'docs/guide/diagrams/two-boxes.json';

const BOX = { id: 'left', x: 0, y: 0, width: 100, height: 40, label: ['Left'] };

const DIAGRAM = {
  kind: 'graph',
  title: 'Two boxes',
  description: 'Two.',
  caption: 'Two',
  height: 40,
  nodes: [BOX],
  arrows: [],
};

const parse = (value: object) =>
  parseDiagram(JSON.parse(JSON.stringify(value)), FILE);

test.each([
  [
    { ...DIAGRAM, nodes: [{ ...BOX, lable: [] }] },
    '#/nodes/0: unknown key "lable". Did you mean "label"?',
  ],
  [
    { ...DIAGRAM, nodes: [{ ...BOX, tone: 'quite' }] },
    '#/nodes/0/tone: unknown value "quite". Did you mean "quiet"?',
  ],
  [
    { ...DIAGRAM, kind: 'grpah' },
    '#: unknown kind "grpah". Valid kinds of diagrams: graph, sequence. Valid kinds of steps: message, activity, state, frame.',
  ],
  [
    { ...DIAGRAM, caption: undefined },
    "#: must have required property 'caption'. See src/diagrams/types.ts.",
  ],
])('%j is refused: %s', (given, message) => {
  expect(() => parse(given)).toThrow(new Error(`${FILE}${message}`));
});

const ELEMENT = {
  path: 'rss/channel',
  id: 'rss',
  type: 'container',
  required: true,
  cardinality: '1',
  appliesTo: 'feed',
  description: 'Root.',
};

test.each([
  [ELEMENT, '/path: unknown parent element "rss". Add an entry for it.'],
  [
    { ...ELEMENT, description: 1 },
    '/description: must be string. See src/feed/types.ts.',
  ],
])('a feed of %j is refused: %s', (element, message) => {
  const json = { kinds: { all: [], video: [] }, liveStreamingClasses: [] };
  expect(() => parseFeedFormat({ ...json, elements: [element] }, FILE)).toThrow(
    new Error(`${FILE}#/elements/0${message}`),
  );
});
