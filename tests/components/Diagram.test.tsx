import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import Diagram from '../../src/components/Diagram';
import layoutGraph from '../../src/components/Diagram/layoutGraph';
import layoutSequence from '../../src/components/Diagram/layoutSequence';
import type {
  GraphDiagram,
  SequenceDiagram,
} from '../../src/components/Diagram/types';

const NAMES = [
  'transport',
  'lifecycle-states',
  'cold-launch',
  'hot-launch',
  'settings-overlay',
  'event-sequence',
  'discovery',
  'metadata-flow',
  'email-prefill',
  'approval',
  'caption-styles',
  'concepts',
  'deep-link',
  'feed-item',
  'playback-metrics',
  'purchases',
  'remote-keys',
  'sign-in-code',
];

const TEXTS = { title: 'Two boxes', description: 'Two.', caption: 'Two' };

const BOX = { y: 0, width: 100, height: 40 };

const GRAPH: GraphDiagram = {
  ...TEXTS,
  kind: 'graph',
  height: 40,
  nodes: [
    { ...BOX, id: 'left', x: 0, label: ['Left'] },
    { ...BOX, id: 'right', x: 200, label: ['Right'] },
  ],
  arrows: [{ from: 'left', to: 'right', label: ['go'], words: 'It goes.' }],
};

const SEQUENCE: SequenceDiagram = {
  ...TEXTS,
  kind: 'sequence',
  participants: [
    { id: 'app', label: 'App' },
    { id: 'sdk', label: 'SDK' },
  ],
  steps: [
    { kind: 'message', from: 'app', to: 'sdk', label: ['go'], words: 'Goes.' },
  ],
};

describe.each(NAMES)('the diagram %s', (name) => {
  const html = renderToStaticMarkup(<Diagram name={name} />);

  test('is an image with a title and a description', () => {
    const [, label, description] =
      /<svg role="img" aria-labelledby="(\S+)" aria-describedby="(\S+)"/.exec(
        html,
      ) ?? [];
    expect(html).toMatch(new RegExp(`<title id="${label}">[^<]{5,}</title>`));
    expect(html).toMatch(
      new RegExp(`<desc id="${description}">[^<]{60,}</desc>`),
    );
  });

  test('has a caption and its content as a list of sentences', () => {
    expect(html).toMatch(/<figcaption[^>]*>.{20,}<\/figcaption>/);
    const items = html.match(/<li>.*?<\/li>/g) ?? [];
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(items.filter((item) => !item.endsWith('.</li>'))).toEqual([]);
  });

  test('draws every shape inside its width and height', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? [];
    for (const [, x = '', y = ''] of html.matchAll(/ x="(\S+)" y="(\S+)"/g)) {
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(x)).toBeLessThan(Number(width));
      expect(Number(y)).toBeGreaterThan(0);
      expect(Number(y)).toBeLessThan(Number(height));
    }
  });
});

test('all diagrams on one page share no id', () => {
  const ids = NAMES.flatMap((name) =>
    [
      ...renderToStaticMarkup(<Diagram name={name} />).matchAll(/ id="(\S+)"/g),
    ].map((match) => match[1]),
  );
  expect(ids).toHaveLength(2 * NAMES.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an unknown name throws and lists the valid ones', () => {
  expect(() => renderToStaticMarkup(<Diagram name="cold-lunch" />)).toThrow(
    new Error(
      '<Diagram name="cold-lunch">: there is no such diagram. Use one of: transport, lifecycle-states, cold-launch, hot-launch, settings-overlay, event-sequence, discovery, metadata-flow, email-prefill, approval, caption-styles, concepts, deep-link, feed-item, playback-metrics, purchases, remote-keys, sign-in-code, ad-request, second-screen, token-check. Or add it to src/components/Diagram/diagrams.ts.',
    ),
  );
});

test('an arrow joins the facing edges of its boxes', () => {
  expect(layoutGraph(GRAPH).shapes).toContainEqual({
    kind: 'arrow',
    from: { x: 100, y: 20 },
    to: { x: 200, y: 20 },
    isTwoWay: false,
    isDashed: false,
  });
});

test('an arrow to an unknown node throws and lists the nodes', () => {
  const arrows = [{ from: 'left', to: 'rihgt', label: [], words: '' }];
  expect(() => layoutGraph({ ...GRAPH, arrows })).toThrow(
    new Error(
      'Diagram "Two boxes": an arrow names the node "rihgt", which is not one of: left, right.',
    ),
  );
});

test('a message goes from lifeline to lifeline', () => {
  expect(layoutSequence(SEQUENCE).shapes).toContainEqual({
    kind: 'arrow',
    from: { x: 90, y: 76 },
    to: { x: 270, y: 76 },
    isTwoWay: false,
    isDashed: false,
  });
});

test('a step of an unknown participant throws and lists them', () => {
  const steps = [{ kind: 'activity', by: 'ap', label: [], words: '' }] as const;
  expect(() => layoutSequence({ ...SEQUENCE, steps })).toThrow(
    new Error(
      'Diagram "Two boxes": a step names the participant "ap", which is not one of: app, sdk.',
    ),
  );
});
