import { placeBox, placeLines, BASELINE, HEADING, LINE } from './placeBox';
import type {
  DiagramDrawing,
  GraphArrow,
  GraphDiagram,
  GraphFrame,
  Point,
  Rectangle,
  Shape,
} from './types';

/** Distance from a line to its label. */
const GAP = 7;

/** Distance from the baseline of a heading at the bottom to the frame's lower edge. */
const BOTTOM_HEADING = 10;

/** @throws if an arrow names an unknown node */
export function layoutGraph(graph: GraphDiagram): DiagramDrawing {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const find = (id: string): Rectangle => {
    const node = nodes.get(id);
    if (!node) {
      throw new Error(
        `Diagram "${graph.title}": an arrow refers to an unknown node "${id}". Choose one of: ${[...nodes.keys()].join(', ')}.`,
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
      ...graph.nodes.flatMap((node) => placeBox(node, node)),
    ],
  };
}

function placeFrame({ label, edge, ...frame }: GraphFrame): Shape[] {
  const x = frame.x + frame.width / 2;
  const bottom = frame.y + frame.height - BOTTOM_HEADING;
  const y = edge === 'bottom' ? bottom : frame.y + HEADING;
  return [
    { ...frame, kind: 'frame' },
    ...placeLines([label], { x, y }, 'heading'),
  ];
}

function placeArrow(arrow: GraphArrow, a: Rectangle, b: Rectangle): Shape[] {
  const { label, note = [], isTwoWay = false } = arrow;
  const [from, to] = connect(a, b, arrow.at);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const side = arrow.side ?? (from.x === to.x ? 'right' : 'above');
  return [
    { kind: 'arrow', from, to, isTwoWay, isDashed: false },
    ...placeLabel(label, side, middle),
    ...placeLabel(note, 'below', middle),
  ];
}

/** Connects the facing edges of two nodes. */
function connect(a: Rectangle, b: Rectangle, at?: number): [Point, Point] {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.width, b.x + b.width);
  if (left < right) {
    const x = at ?? (left + right) / 2;
    const [from, to] =
      a.y < b.y ? [a.y + a.height, b.y] : [a.y, b.y + b.height];
    return [
      { x, y: from },
      { x, y: to },
    ];
  }
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  const y = at ?? (top + bottom) / 2;
  const [from, to] = a.x < b.x ? [a.x + a.width, b.x] : [a.x, b.x + b.width];
  return [
    { x: from, y },
    { x: to, y },
  ];
}

function placeLabel(
  lines: readonly string[],
  side: NonNullable<GraphArrow['side']>,
  { x, y }: Point,
): Shape[] {
  const height = (lines.length - 1) * LINE;
  const centered = y + BASELINE - height / 2;
  switch (side) {
    case 'left':
      return placeLines(lines, { x: x - GAP, y: centered }, 'label', 'end');
    case 'right':
      return placeLines(lines, { x: x + GAP, y: centered }, 'label', 'start');
    case 'above':
      return placeLines(lines, { x, y: y - GAP - height }, 'label');
    case 'below':
      return placeLines(lines, { x, y: y + GAP + 2 * BASELINE }, 'label');
  }
}
