import React from 'react';
import { BASELINE, LINE } from './metrics';
import splitCode from './splitCode';
import styles from './styles.module.css';
import type { ArrowShape, BoxShape, Point, Shape, TextShape } from './types';

function Line({ x, y, text, anchor, style }: Omit<TextShape, 'kind'>) {
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

function Box({ x, y, width, height, label, note, tone }: BoxShape) {
  const lines = [...label, ...note];
  const first = y + height / 2 + BASELINE - ((lines.length - 1) * LINE) / 2;
  return (
    <>
      <rect
        {...{ x, y, width, height }}
        rx={8}
        className={`${styles.box} ${styles[tone]}`}
      />
      {lines.map((text, index) => (
        <Line
          key={index}
          x={x + width / 2}
          y={first + index * LINE}
          text={text}
          anchor="middle"
          style={index < label.length ? 'heading' : 'note'}
        />
      ))}
    </>
  );
}

function getPath(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** A triangle with its tip at the end of a horizontal or vertical line. */
function getArrowHead(from: Point, to: Point): string {
  const dx = Math.sign(to.x - from.x) * 8;
  const dy = Math.sign(to.y - from.y) * 8;
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
export default function DrawingShape({ shape }: Props): React.JSX.Element {
  switch (shape.kind) {
    case 'box':
      return <Box {...shape} />;
    case 'arrow':
      return <Arrow {...shape} />;
    case 'text':
      return <Line {...shape} />;
    case 'frame': {
      const { kind, ...rectangle } = shape;
      return <rect {...rectangle} rx={10} className={styles[kind]} />;
    }
    case 'lifeline':
      return (
        <path d={getPath(shape.from, shape.to)} className={styles.lifeline} />
      );
  }
}
