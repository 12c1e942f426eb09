import { layoutGraph } from './layoutGraph';
import { layoutSequence } from './layoutSequence';
import type { DiagramModel, DiagramSource, SequenceStep, Text } from './types';

/** Describes a drawing as a list of sentences, in reading order. */
function getWords(source: DiagramSource): Text[] {
  return source.kind === 'graph'
    ? source.arrows.map((arrow) => arrow.words)
    : source.steps.flatMap(getStepWords);
}

function getStepWords(step: SequenceStep): Text[] {
  if (step.kind === 'frame') return step.steps.flatMap(getStepWords);
  return step.words === undefined ? [] : [step.words];
}

/**
 * Everything that a page shows of a diagram: the placed shapes, and the text alternative.
 * @param name unique name of the diagram on its page
 * @throws if an arrow or a step names something that the diagram doesn't define
 */
export function drawDiagram(source: DiagramSource, name: string): DiagramModel {
  const { title, description, caption } = source;
  const drawing =
    source.kind === 'graph' ? layoutGraph(source) : layoutSequence(source);
  return {
    name,
    title,
    description,
    caption,
    ...drawing,
    words: getWords(source),
  };
}
