import React from 'react';
import { BASELINE, LINE } from './metrics';
import splitCode from './splitCode';
import styles from './styles.module.css';
import type { Point, Shape, Text } from './types';

interface LineProps extends Point {
  readonly text: Text;
  readonly className?: string | undefined;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function Line({ x, y, text, className, anchor = 'middle' }: LineProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={className}>
      {splitCode(text).map((part, index) => (
        <tspan key={index} className={part.isCode ? styles.code : undefined}>
          {part.text}
        </tspan>
      ))}
    </text>
  );
}

function Box({ shape }: { readonly shape: Extract<Shape, { kind: 'box' }> }) {
  const { x, y, width, height, label, note, tone } = shape;
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
          className={index < label.length ? styles.heading : styles.note}
        />
      ))}
    </>
  );
}

/** A triangle whose tip is at `to`, for a horizontal or vertical line. */
function getArrowHead(from: Point, to: Point): string {
  const dx = Math.sign(to.x - from.x) * 8;
  const dy = Math.sign(to.y - from.y) * 8;
  const left = `${to.x - dx - dy / 2} ${to.y - dy + dx / 2}`;
  const right = `${to.x - dx + dy / 2} ${to.y - dy - dx / 2}`;
  return `M${to.x} ${to.y}L${left}L${right}Z`;
}

function Arrow({ shape }: { readonly shape: Extract<Shape, { kind: 'arrow' }> }) {
  const { from, to, isTwoWay, isDashed } = shape;
  return (
    <>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        className={`${styles.arrow} ${isDashed ? styles.dashed : ''}`}
      />
      <path d={getArrowHead(from, to)} className={styles.arrowHead} />
      {isTwoWay && (
        <path d={getArrowHead(to, from)} className={styles.arrowHead} />
      )}
    </>
  );
}

interface Props {
  readonly shape: Shape;
}

/** One placed shape of a drawing, as SVG. */
export default function DrawingShape({ shape }: Props): JSX.Element {
  switch (shape.kind) {
    case 'box':
      return <Box shape={shape} />;
    case 'frame': {
      const { x, y, width, height } = shape;
      return (
        <rect {...{ x, y, width, height }} rx={10} className={styles.frame} />
      );
    }
    case 'lifeline': {
      const { from, to } = shape;
      return (
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className={styles.lifeline}
        />
      );
    }
    case 'arrow':
      return <Arrow shape={shape} />;
    case 'text':
      return (
        <Line
          {...shape}
          className={shape.isHeading ? styles.heading : styles.label}
        />
      );
  }
}
