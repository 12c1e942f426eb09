import { layoutGraph } from './layoutGraph';
import { layoutSequence } from './layoutSequence';
import type { DiagramModel, DiagramSource, SequenceStep, Text } from './types';

function getStepWords(step: SequenceStep): readonly Text[] {
  if (step.kind === 'frame') return step.steps.flatMap(getStepWords);
  return step.words === undefined ? [] : [step.words];
}

/**
 * Places the shapes of a diagram, and writes its text alternative.
 * @param name unique on the page
 * @throws if an arrow or a step names something that the diagram doesn't define
 */
export function drawDiagram(source: DiagramSource, name: string): DiagramModel {
  const { title, description, caption } = source;
  const [drawing, words] =
    source.kind === 'graph'
      ? [layoutGraph(source), source.arrows.map((arrow) => arrow.words)]
      : [layoutSequence(source), source.steps.flatMap(getStepWords)];
  return { name, title, description, caption, ...drawing, words };
}
