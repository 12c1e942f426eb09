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

const arrow = { kind: 'arrow', isTwoWay: false, isDashed: false };

test('an arrow joins the facing edges of its boxes', () => {
  const [from, to] = [100, 200].map((x) => ({ x, y: 20 }));
  expect(layoutGraph(GRAPH).shapes).toContainEqual({ ...arrow, from, to });
});

test('a message goes from lifeline to lifeline', () => {
  const [from, to] = [90, 270].map((x) => ({ x, y: 76 }));
  expect(layoutSequence(SEQUENCE).shapes).toContainEqual({
    ...arrow,
    from,
    to,
  });
});

test('an arrow or step of what is unknown throws, and lists what is known', () => {
  const arrows = [{ from: 'left', to: 'rihgt', label: [], words: '' }];
  expect(() => layoutGraph({ ...GRAPH, arrows })).toThrow(
    'Diagram "Two boxes": an arrow refers to an unknown node "rihgt". Choose one of: left, right.',
  );
  const steps = [{ kind: 'activity', by: 'ap', label: [], words: '' }] as const;
  expect(() => layoutSequence({ ...SEQUENCE, steps })).toThrow(
    'Diagram "Two boxes": a step refers to an unknown participant "ap". Choose one of: app, sdk.',
  );
});
