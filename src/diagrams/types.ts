/** Text with code in backticks. */
export type Text = string;

interface Base {
  readonly title: string;
  readonly description: string;
  readonly caption: Text;
}

/** `accent` marks the state that matters to the viewer, `quiet` an invisible state. */
export type Tone = 'plain' | 'quiet' | 'accent';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface GraphNode extends Rectangle {
  readonly id: string;
  readonly label: readonly Text[];
  /** Smaller lines below the label. */
  readonly note?: readonly Text[];
  readonly tone?: Tone;
}

/** A straight line between two neighboring nodes. */
export interface GraphArrow {
  readonly from: string;
  readonly to: string;
  readonly isTwoWay?: boolean;
  /** The x of a vertical line, or the y of a horizontal one; default: the middle. */
  readonly at?: number;
  readonly label: readonly Text[];
  /** Default: right of a vertical line, above a horizontal one. */
  readonly side?: 'left' | 'right' | 'above' | 'below';
  /** A second label, below a horizontal line. */
  readonly note?: readonly Text[];
  /** Text alternative: the whole transition as a sentence. */
  readonly words: Text;
}

export interface GraphFrame extends Rectangle {
  readonly label: Text;
  /** The edge that the label is next to; default: top. */
  readonly edge?: 'top' | 'bottom';
}

export interface GraphDiagram extends Base {
  readonly kind: 'graph';
  readonly height: number;
  readonly frames?: readonly GraphFrame[];
  readonly nodes: readonly GraphNode[];
  readonly arrows: readonly GraphArrow[];
}

export interface SequenceMessage {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly label: readonly Text[];
  /** True for a response, which is drawn as a dashed line. */
  readonly isReply?: boolean;
  readonly words: Text;
}

interface Activity {
  readonly kind: 'activity';
  readonly by: string;
  readonly label: readonly Text[];
  readonly words: Text;
}

/** A participant's state from this step on. */
interface SequenceState {
  readonly kind: 'state';
  readonly of: string;
  readonly state: string;
  readonly tone?: Tone;
  /** Omitted if the previous message already contains it. */
  readonly words?: Text;
}

export interface StepFrame {
  readonly kind: 'frame';
  readonly label: Text;
  readonly steps: readonly SequenceStep[];
}

export type SequenceStep =
  SequenceMessage | Activity | SequenceState | StepFrame;

export interface SequenceDiagram extends Base {
  readonly kind: 'sequence';
  /** From left to right. */
  readonly participants: readonly {
    readonly id: string;
    readonly label: Text;
  }[];
  readonly steps: readonly SequenceStep[];
}

export type DiagramSource = GraphDiagram | SequenceDiagram;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ArrowShape {
  readonly kind: 'arrow';
  readonly from: Point;
  readonly to: Point;
  readonly isTwoWay: boolean;
  readonly isDashed: boolean;
}

export interface TextShape extends Point {
  readonly kind: 'text';
  readonly text: Text;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly style: 'heading' | 'label' | 'note';
}

/** The list's order is the drawing order. */
export type Shape =
  | ArrowShape
  | TextShape
  | (Rectangle & { readonly kind: 'box'; readonly tone: Tone })
  | (Rectangle & { readonly kind: 'frame' })
  | { readonly kind: 'lifeline'; readonly from: Point; readonly to: Point };

export interface DiagramDrawing {
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export interface DiagramModel extends Base, DiagramDrawing {
  /** Name of the diagram's file. */
  readonly name: string;
  /** The text alternative, in sentences. */
  readonly words: readonly Text[];
}
