import {
  placeBox,
  placeLines,
  HEADING,
  LINE,
  WIDTH,
  type BoxContent,
} from './placeBox';
import type {
  DiagramDrawing,
  SequenceMessage,
  SequenceDiagram,
  Shape,
  SequenceStep,
  StepFrame,
} from './types';

/** Space around the drawing, and below a box. */
const MARGIN = 8;

const BOX_WIDTH = 100;

const HEAD = { y: MARGIN, width: BOX_WIDTH, height: 34 };

/** Space above the first step, and below a message. */
const STEP_GAP = 10;

/** Distances from a message's top to its first baseline, and from the text to the arrow. */
const MESSAGE = { label: 12, arrow: 9 };

/** Space above the box of a step, and around the text in the box. */
const STEP_BOX = { above: 4, around: 15 };

/** Vertical space above a frame, for its heading, inside its lower edge, and below it. */
const FRAME = { above: 6, head: 30, foot: 4, below: 8 };

/** Distance from the drawing's sides to a frame, and to its heading. */
const FRAME_X = { edge: 4, heading: 14 };

interface Placed {
  readonly shapes: readonly Shape[];
  /** The top of the next step. */
  readonly bottom: number;
}

type FindColumn = (id: string) => number;

/** @throws if a step names an unknown participant */
export function layoutSequence(diagram: SequenceDiagram): DiagramDrawing {
  const { participants, steps } = diagram;
  const find = getFindColumn(diagram);
  const top = HEAD.y + HEAD.height;
  const { shapes, bottom } = placeSteps(steps, top + STEP_GAP, find);
  return {
    height: bottom + MARGIN,
    shapes: [
      ...participants.map(({ id }): Shape => {
        const x = find(id);
        return { kind: 'lifeline', from: { x, y: top }, to: { x, y: bottom } };
      }),
      ...participants.flatMap(({ id, label }) => {
        const x = find(id) - HEAD.width / 2;
        return placeBox({ ...HEAD, x }, { label: [label], tone: 'quiet' });
      }),
      ...shapes,
    ],
  };
}

function getFindColumn({ participants, title }: SequenceDiagram): FindColumn {
  const ids = participants.map(({ id }) => id);
  return (id) => {
    const index = ids.indexOf(id);
    if (index < 0) {
      throw new Error(
        `Diagram "${title}": a step refers to an unknown participant "${id}". Choose one of: ${ids.join(', ')}.`,
      );
    }
    return (WIDTH * (index + 0.5)) / ids.length;
  };
}

function placeSteps(
  steps: readonly SequenceStep[],
  top: number,
  find: FindColumn,
): Placed {
  const shapes: Shape[] = [];
  let bottom = top;
  for (const step of steps) {
    const placed = placeStep(step, bottom, find);
    shapes.push(...placed.shapes);
    bottom = placed.bottom;
  }
  return { shapes, bottom };
}

function placeStep(step: SequenceStep, top: number, find: FindColumn): Placed {
  switch (step.kind) {
    case 'message':
      return placeMessage(step, top, find(step.from), find(step.to));
    case 'activity':
      return placeStepBox(find(step.by), top, { note: step.label });
    case 'state': {
      const label = [`\`${step.state}\``];
      return placeStepBox(find(step.of), top, { label, tone: step.tone });
    }
    case 'frame':
      return placeFrame(step, top, find);
  }
}

function placeMessage(
  { label, isReply = false }: SequenceMessage,
  top: number,
  from: number,
  to: number,
): Placed {
  const y = top + label.length * LINE + MESSAGE.arrow;
  const ends = { from: { x: from, y }, to: { x: to, y } };
  const shapes: Shape[] = [
    { kind: 'arrow', ...ends, isTwoWay: false, isDashed: isReply },
    ...placeLines(
      label,
      { x: (from + to) / 2, y: top + MESSAGE.label },
      'label',
    ),
  ];
  return { shapes, bottom: y + STEP_GAP };
}

function placeStepBox(
  center: number,
  top: number,
  content: BoxContent,
): Placed {
  const lines = content.label ?? content.note ?? [];
  const box = {
    x: center - BOX_WIDTH / 2,
    y: top + STEP_BOX.above,
    width: BOX_WIDTH,
    height: lines.length * LINE + STEP_BOX.around,
  };
  const shapes = placeBox(box, content);
  return { shapes, bottom: box.y + box.height + MARGIN };
}

function placeFrame(
  { label, steps }: StepFrame,
  top: number,
  find: FindColumn,
): Placed {
  const y = top + FRAME.above;
  const { shapes, bottom } = placeSteps(steps, y + FRAME.head, find);
  const height = bottom - y + FRAME.foot;
  const width = WIDTH - 2 * FRAME_X.edge;
  const heading = { x: FRAME_X.heading, y: y + HEADING };
  return {
    shapes: [
      { kind: 'frame', x: FRAME_X.edge, y, width, height },
      ...placeLines([label], heading, 'heading', 'start'),
      ...shapes,
    ],
    bottom: y + height + FRAME.below,
  };
}
