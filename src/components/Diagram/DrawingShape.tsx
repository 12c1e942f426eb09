import type {
  ArrowShape,
  Point,
  Shape,
  TextShape,
} from '@site/src/diagrams/types';
import { splitCode } from '@site/src/text/splitCode';
import styles from './styles.module.css';

function Line({ x, y, text, anchor, style }: TextShape) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={styles[style]}>
      {splitCode(text).map((part, index) => (
        <tspan key={index} className={part.isCode ? styles.code : undefined}>
          {part.text}
        </tspan>
      ))}
    </text>
  );
}

function getPath(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** Length and width of an arrow head. */
const HEAD = 8;

/** Corner radii; a frame's is larger, because it surrounds boxes. */
const CORNERS = { box: 8, frame: 10 };

/** A triangle whose tip is the end of a horizontal or vertical line. */
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

interface Props {
  readonly shape: Shape;
}

/** One placed shape as SVG. */
export default function DrawingShape({ shape }: Props) {
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height, tone } = shape;
      return (
        <rect
          {...{ x, y, width, height }}
          rx={CORNERS.box}
          className={styles[tone]}
        />
      );
    }
    case 'frame': {
      const { x, y, width, height } = shape;
      return (
        <rect
          {...{ x, y, width, height }}
          rx={CORNERS.frame}
          className={styles.frame}
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
