import { LINE, WIDTH } from './metrics';
import type {
  BoxShape,
  Drawing,
  Message,
  SequenceDiagram,
  Shape,
  Step,
  StepFrame,
} from './types';

const HEAD = { y: 8, width: 100, height: 34 };
const MARGIN = 6;

interface Placed {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

type FindColumn = (id: string) => number;

/** Places participants side by side and their steps from top to bottom. */
export default function layoutSequence(diagram: SequenceDiagram): Drawing {
  const { participants, steps, title } = diagram;
  const columns = new Map(
    participants.map(({ id }, index) => [
      id,
      (WIDTH * (index + 0.5)) / participants.length,
    ]),
  );
  const find: FindColumn = (id) => {
    const x = columns.get(id);
    if (x === undefined) {
      throw new Error(
        `Diagram "${title}": a step names the participant "${id}", which is not one of: ${[...columns.keys()].join(', ')}.`,
      );
    }
    return x;
  };

  const top = HEAD.y + HEAD.height;
  const body = placeSteps(steps, top + 10, find);
  const heads = participants.map(({ id, label }): Shape => ({
    ...HEAD,
    kind: 'box',
    x: find(id) - HEAD.width / 2,
    label: [label],
    note: [],
    tone: 'quiet',
  }));
  const lifelines = participants.map(({ id }): Shape => {
    const x = find(id);
    return { kind: 'lifeline', from: { x, y: top }, to: { x, y: body.bottom } };
  });
  return {
    height: body.bottom + 8,
    shapes: [...lifelines, ...heads, ...body.shapes],
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
    case 'activity':
      return placeBox(find(step.by), top, { note: step.label });
    case 'state':
      return placeBox(find(step.of), top, {
        label: [`\`${step.state}\``],
        tone: step.tone,
      });
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
  const texts = label.map((text, index): Shape => ({
    kind: 'text',
    x: (from + to) / 2,
    y: top + 12 + index * LINE,
    text,
    anchor: 'middle',
    style: 'label',
  }));
  const arrow: Shape = {
    kind: 'arrow',
    from: { x: from, y },
    to: { x: to, y },
    isTwoWay: false,
    isDashed: isReply,
  };
  return { shapes: [arrow, ...texts], bottom: y + 10 };
}

function placeBox(
  center: number,
  top: number,
  { label = [], note = [], tone = 'plain' }: Partial<Omit<BoxShape, 'kind'>>,
): Placed {
  const { width } = HEAD;
  const height = (label.length + note.length) * LINE + 15;
  const x = center - width / 2;
  const box: BoxShape = {
    kind: 'box',
    ...{ x, y: top + 4, width, height },
    ...{ label, note, tone },
  };
  return { shapes: [box], bottom: top + height + 12 };
}

function placeFrame(
  { label, steps }: StepFrame,
  top: number,
  find: FindColumn,
): Placed {
  const y = top + 6;
  const inner = placeSteps(steps, y + 30, find);
  const shapes: Shape[] = [
    {
      kind: 'frame',
      x: 4,
      y,
      width: WIDTH - 8,
      height: inner.bottom - y + 4,
    },
    {
      kind: 'text',
      x: 14,
      y: y + 19,
      text: label,
      anchor: 'start',
      style: 'heading',
    },
    ...inner.shapes,
  ];
  return { shapes, bottom: inner.bottom + MARGIN + 6 };
}
