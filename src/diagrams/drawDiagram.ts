import { getWords } from './getWords';
import { layoutGraph } from './layoutGraph';
import { layoutSequence } from './layoutSequence';
import type { DiagramModel, DiagramSource } from './types';

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
