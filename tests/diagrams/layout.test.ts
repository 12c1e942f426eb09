import { expect, test } from 'vitest';
import { layoutGraph } from '../../src/diagrams/layoutGraph';
import { layoutSequence } from '../../src/diagrams/layoutSequence';
import type { GraphDiagram, SequenceDiagram } from '../../src/diagrams/types';

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
      'Diagram "Two boxes": an arrow refers to an unknown node "rihgt". Choose one of: left, right.',
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
      'Diagram "Two boxes": a step refers to an unknown participant "ap". Choose one of: app, sdk.',
    ),
  );
});
