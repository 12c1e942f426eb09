import { WIDTH } from '@site/src/diagrams/metrics';
import type { DiagramModel } from '@site/src/diagrams/types';
import Text from '../api/Text';
import DrawingShape from './DrawingShape';
import styles from './styles.module.css';

interface Props {
  /** Imported by the page from `./diagrams/<name>.json`. */
  readonly model: DiagramModel;
}

/** A diagram of the guides, with its caption and a text alternative. */
export default function Diagram({ model }: Props) {
  const titleId = `diagram-${model.name}-title`;
  const descriptionId = `diagram-${model.name}-description`;

  return (
    <figure className={`card ${styles.figure}`}>
      <svg
        role="img"
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        viewBox={`0 0 ${WIDTH} ${model.height}`}
        className={styles.drawing}
      >
        <title id={titleId}>{model.title}</title>
        <desc id={descriptionId}>{model.description}</desc>
        {model.shapes.map((shape, index) => (
          <DrawingShape key={index} shape={shape} />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <Text>{model.caption}</Text>
      </figcaption>
      <details className={styles.words}>
        <summary>Diagram in words</summary>
        <ol className="margin-top--sm margin-bottom--none">
          {model.words.map((words, index) => (
            <li key={index}>
              <Text>{words}</Text>
            </li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
