import React from 'react';
import DIAGRAMS from './diagrams';
import DrawingShape from './DrawingShape';
import getWords from './getWords';
import layoutGraph from './layoutGraph';
import layoutSequence from './layoutSequence';
import { WIDTH } from './metrics';
import splitCode from './splitCode';
import styles from './styles.module.css';
import type { DiagramSource, Text } from './types';

interface Props {
  /** A key of `DIAGRAMS`. */
  readonly name: string;
}

/** A drawing of the guides, with its caption and the same content in words. */
export default function Diagram({ name }: Props): React.JSX.Element {
  const source = getSource(name);
  const { height, shapes } =
    source.kind === 'graph' ? layoutGraph(source) : layoutSequence(source);
  const titleId = `diagram-${name}-title`;
  const descriptionId = `diagram-${name}-description`;

  return (
    <figure className={`card ${styles.figure}`}>
      <svg
        role="img"
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        viewBox={`0 0 ${WIDTH} ${height}`}
        className={styles.drawing}
      >
        <title id={titleId}>{source.title}</title>
        <desc id={descriptionId}>{source.description}</desc>
        {shapes.map((shape, index) => (
          <DrawingShape key={index} shape={shape} />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <Prose text={source.caption} />
      </figcaption>
      <details className={styles.words}>
        <summary>Diagram in words</summary>
        <ol className="margin-top--sm margin-bottom--none">
          {getWords(source).map((words, index) => (
            <li key={index}>
              <Prose text={words} />
            </li>
          ))}
        </ol>
      </details>
    </figure>
  );
}

/** @throws if there is no diagram of that name. */
function getSource(name: string): DiagramSource {
  const source = DIAGRAMS.get(name);
  if (!source) {
    throw new Error(
      `<Diagram name="${name}">: there is no such diagram. Use one of: ${[...DIAGRAMS.keys()].join(', ')}. Or add it to src/components/Diagram/diagrams.ts.`,
    );
  }
  return source;
}

function Prose({ text }: { readonly text: Text }) {
  return (
    <>
      {splitCode(text).map((part, index) =>
        part.isCode ? <code key={index}>{part.text}</code> : part.text,
      )}
    </>
  );
}
