import { BASELINE, LINE } from './metrics';
import type {
  Drawing,
  GraphArrow,
  GraphDiagram,
  GraphFrame,
  Point,
  Rectangle,
  Shape,
} from './types';

const GAP = 7;

/** Places the arrows and labels of a graph between its nodes. */
export default function layoutGraph(graph: GraphDiagram): Drawing {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const find = (id: string): Rectangle => {
    const node = nodes.get(id);
    if (!node) {
      throw new Error(
        `Diagram "${graph.title}": an arrow names the node "${id}", which is not one of: ${[...nodes.keys()].join(', ')}.`,
      );
    }
    return node;
  };

  return {
    height: graph.height,
    shapes: [
      ...(graph.frames ?? []).flatMap(placeFrame),
      ...graph.arrows.flatMap((arrow) =>
        placeArrow(arrow, find(arrow.from), find(arrow.to)),
      ),
      ...graph.nodes.map((node): Shape => ({
        ...node,
        kind: 'box',
        note: node.note ?? [],
        tone: node.tone ?? 'plain',
      })),
    ],
  };
}

function placeFrame({ label, edge, ...frame }: GraphFrame): Shape[] {
  const y = edge === 'bottom' ? frame.y + frame.height - 10 : frame.y + 19;
  const x = frame.x + frame.width / 2;
  return [
    { ...frame, kind: 'frame' },
    { kind: 'text', x, y, text: label, anchor: 'middle', style: 'heading' },
  ];
}

function placeArrow(arrow: GraphArrow, a: Rectangle, b: Rectangle): Shape[] {
  const [from, to] = connect(a, b, arrow.at);
  const line: Shape = {
    kind: 'arrow',
    from,
    to,
    isTwoWay: arrow.isTwoWay ?? false,
    isDashed: false,
  };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const side = arrow.side ?? (from.x === to.x ? 'right' : 'above');
  return [
    line,
    ...placeLabel(arrow.label, side, middle),
    ...placeLabel(arrow.note ?? [], 'below', middle),
  ];
}

/** The ends of a straight line between the facing edges of two boxes. */
function connect(a: Rectangle, b: Rectangle, at?: number): [Point, Point] {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.width, b.x + b.width);
  if (left < right) {
    const x = at ?? (left + right) / 2;
    return a.y < b.y
      ? [
          { x, y: a.y + a.height },
          { x, y: b.y },
        ]
      : [
          { x, y: a.y },
          { x, y: b.y + b.height },
        ];
  }
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  const y = at ?? (top + bottom) / 2;
  return a.x < b.x
    ? [
        { x: a.x + a.width, y },
        { x: b.x, y },
      ]
    : [
        { x: a.x, y },
        { x: b.x + b.width, y },
      ];
}

function placeLabel(
  lines: readonly string[],
  side: NonNullable<GraphArrow['side']>,
  { x, y }: Point,
): Shape[] {
  const height = (lines.length - 1) * LINE;
  const centered = y + BASELINE - height / 2;
  const first = {
    left: { x: x - GAP, y: centered, anchor: 'end' },
    right: { x: x + GAP, y: centered, anchor: 'start' },
    above: { x, y: y - GAP - height, anchor: 'middle' },
    below: { x, y: y + GAP + 2 * BASELINE, anchor: 'middle' },
  } as const;
  const place = first[side];
  return lines.map((text, index) => ({
    ...place,
    kind: 'text',
    style: 'label',
    y: place.y + index * LINE,
    text,
  }));
}
