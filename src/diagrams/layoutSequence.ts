import { LINE, WIDTH } from './metrics';
import { placeBox } from './placeBox';
import { placeLines } from './placeLines';
import type {
  Drawing,
  Message,
  SequenceDiagram,
  Shape,
  Step,
  StepFrame,
} from './types';

const BOX_WIDTH = 100;

/** The boxes with the names of the participants. */
const HEAD = { y: 8, width: BOX_WIDTH, height: 34 };

interface Placed {
  readonly shapes: readonly Shape[];
  /** Where the next step starts. */
  readonly bottom: number;
}

/** The x of a participant's lifeline. */
type FindColumn = (id: string) => number;

/**
 * Places participants side by side and their steps from top to bottom.
 *
 * @throws if a step names an unknown participant.
 */
export function layoutSequence(diagram: SequenceDiagram): Drawing {
  const { participants, steps } = diagram;
  const find = getFindColumn(diagram);
  const top = HEAD.y + HEAD.height;
  const { shapes, bottom } = placeSteps(steps, top + 10, find);
  return {
    height: bottom + 8,
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
        `Diagram "${title}": a step names the participant "${id}", which is not one of: ${ids.join(', ')}.`,
      );
    }
    return (WIDTH * (index + 0.5)) / ids.length;
  };
}

function placeSteps(
  steps: readonly Step[],
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

function placeStep(step: Step, top: number, find: FindColumn): Placed {
  switch (step.kind) {
    case 'message':
      return placeMessage(step, top, find(step.from), find(step.to));
    case 'activity': {
      const box = getStepBox(find(step.by), top, step.label.length);
      const shapes = placeBox(box, { note: step.label });
      return { shapes, bottom: box.y + box.height + 8 };
    }
    case 'state': {
      const box = getStepBox(find(step.of), top, 1);
      const label = [`\`${step.state}\``];
      const shapes = placeBox(box, { label, tone: step.tone });
      return { shapes, bottom: box.y + box.height + 8 };
    }
    case 'frame':
      return placeFrame(step, top, find);
  }
}

function placeMessage(
  { label, isReply = false }: Message,
  top: number,
  from: number,
  to: number,
): Placed {
  const y = top + label.length * LINE + 9;
  const ends = { from: { x: from, y }, to: { x: to, y } };
  const shapes: Shape[] = [
    { kind: 'arrow', ...ends, isTwoWay: false, isDashed: isReply },
    ...placeLines(label, { x: (from + to) / 2, y: top + 12 }, 'label'),
  ];
  return { shapes, bottom: y + 10 };
}

function getStepBox(center: number, top: number, lines: number) {
  return {
    x: center - BOX_WIDTH / 2,
    y: top + 4,
    width: BOX_WIDTH,
    height: lines * LINE + 15,
  };
}

function placeFrame(
  { label, steps }: StepFrame,
  top: number,
  find: FindColumn,
): Placed {
  const y = top + 6;
  const { shapes, bottom } = placeSteps(steps, y + 30, find);
  const size = { width: WIDTH - 8, height: bottom - y + 4 };
  return {
    shapes: [
      { kind: 'frame', x: 4, y, ...size },
      ...placeLines([label], { x: 14, y: y + 19 }, 'heading', 'start'),
      ...shapes,
    ],
    bottom: bottom + 12,
  };
}
