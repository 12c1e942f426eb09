import type { DiagramSource, SequenceStep, Text } from './types';

/** Describes a drawing as a list of sentences, in reading order. */
export function getWords(source: DiagramSource): Text[] {
  return source.kind === 'graph'
    ? source.arrows.map((arrow) => arrow.words)
    : source.steps.flatMap(getStepWords);
}

function getStepWords(step: SequenceStep): Text[] {
  if (step.kind === 'frame') return step.steps.flatMap(getStepWords);
  return step.words === undefined ? [] : [step.words];
}
