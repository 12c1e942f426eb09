import { WIDTH } from '@site/src/diagrams/placeBox';
import type {
  DiagramModel,
  ArrowShape,
  Point,
  Shape,
  TextShape,
} from '@site/src/diagrams/types';
import Text from '../api/Text';
import styles from './styles.module.css';
import { splitCode } from '@site/src/text/splitCode';

const Line = ({ x, y, text, anchor, style }: TextShape) => (
  <text x={x} y={y} textAnchor={anchor} className={styles[style]}>
    {splitCode(text).map((part, index) => (
      <tspan key={index} className={part.isCode ? styles.code : undefined}>
        {part.text}
      </tspan>
    ))}
  </text>
);

const getPath = (from: Point, to: Point): string =>
  `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** Length and width of an arrow head. */
const HEAD = 8;

/** Corner radii. The radius of a frame is larger, because a frame surrounds boxes. */
const CORNERS = { box: 8, frame: 10 };

/** Draws a triangle at the end of a horizontal or vertical line. */
function getArrowHead(from: Point, to: Point): string {
  const dx = Math.sign(to.x - from.x) * HEAD;
  const dy = Math.sign(to.y - from.y) * HEAD;
  const left = { x: to.x - dx - dy / 2, y: to.y - dy + dx / 2 };
  const right = { x: to.x - dx + dy / 2, y: to.y - dy - dx / 2 };
  return `${getPath(to, left)}L${right.x} ${right.y}Z`;
}

function Arrow({ from, to, isTwoWay, isDashed }: ArrowShape) {
  const heads = [getArrowHead(from, to)];
  if (isTwoWay) heads.push(getArrowHead(to, from));
  return (
    <>
      <path
        d={getPath(from, to)}
        className={isDashed ? styles.dashedArrow : styles.arrow}
      />
      <path d={heads.join('')} className={styles.arrowHead} />
    </>
  );
}

function DrawingShape({ shape }: { readonly shape: Shape }) {
  switch (shape.kind) {
    case 'box':
    case 'frame': {
      const { kind, x, y, width, height } = shape;
      return (
        <rect
          {...{ x, y, width, height }}
          rx={CORNERS[kind]}
          className={styles[kind === 'box' ? shape.tone : kind]}
        />
      );
    }
    case 'lifeline':
      return (
        <path d={getPath(shape.from, shape.to)} className={styles.lifeline} />
      );
    case 'arrow':
      return <Arrow {...shape} />;
    case 'text':
      return <Line {...shape} />;
  }
}

/** The page imports the model from `./diagrams/<name>.json`. */
export default function Diagram({ model }: { readonly model: DiagramModel }) {
  const titleId = `diagram-${model.name}-title`;
  const descriptionId = `diagram-${model.name}-description`;

  return (
    <figure className={styles.figure}>
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
        <ol>
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
