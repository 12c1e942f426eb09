import { getWords } from './getWords';
import { layoutGraph } from './layoutGraph';
import { layoutSequence } from './layoutSequence';
import type { DiagramModel, DiagramSource } from './types';

/**
 * Everything a page shows of a diagram: the placed shapes, and the words.
 * @param name tells the diagrams of a page apart
 * @throws if an arrow or a step names something that the diagram lacks
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
