import type { GraphDiagram } from '../types';

/** What each caption style changes. */
const captionStyles: GraphDiagram = {
  kind: 'graph',
  title: 'Caption styles applied',
  description:
    'A caption lies over the video. Ten style settings change its letters, its box and its place. Your app applies each of them to the caption that it draws.',
  caption:
    'The caption is an element of your app; each setting changes one side of it.',
  height: 390,
  frames: [
    {
      x: 4,
      y: 92,
      width: 352,
      height: 198,
      label: 'Video',
      edge: 'bottom',
    },
  ],
  nodes: [
    {
      id: 'font',
      x: 8,
      y: 8,
      width: 100,
      height: 52,
      label: ['`fontFamily`', '`fontSize`'],
    },
    {
      id: 'color',
      x: 114,
      y: 8,
      width: 112,
      height: 52,
      label: ['`fontColor`', '`fontOpacity`'],
    },
    {
      id: 'edge',
      x: 232,
      y: 8,
      width: 120,
      height: 52,
      label: ['`fontEdge`', '`fontEdgeColor`'],
    },
    {
      id: 'caption',
      x: 70,
      y: 168,
      width: 220,
      height: 56,
      label: ['Is anybody there?'],
      note: ['shown if `enabled`'],
      tone: 'accent',
    },
    {
      id: 'background',
      x: 8,
      y: 330,
      width: 165,
      height: 52,
      label: ['`backgroundColor`', '`backgroundOpacity`'],
    },
    {
      id: 'place',
      x: 187,
      y: 330,
      width: 165,
      height: 52,
      label: ['`textAlign`', '`textAlignVertical`'],
    },
  ],
  arrows: [
    {
      from: 'font',
      to: 'caption',
      at: 92,
      label: ['letters'],
      words:
        '`fontFamily` and `fontSize` choose the letters and how large they are: 1 is the normal size.',
    },
    {
      from: 'color',
      to: 'caption',
      at: 180,
      label: ['color'],
      words:
        '`fontColor` and `fontOpacity` color the letters and let the video show through them.',
    },
    {
      from: 'edge',
      to: 'caption',
      at: 268,
      label: ['edge'],
      words:
        '`fontEdge` and `fontEdgeColor` give the letters an edge, which keeps them readable without a box.',
    },
    {
      from: 'background',
      to: 'caption',
      at: 112,
      label: ['box'],
      words:
        '`backgroundColor` and `backgroundOpacity` fill the box behind the letters.',
    },
    {
      from: 'place',
      to: 'caption',
      at: 248,
      label: ['place'],
      words:
        '`textAlign` and `textAlignVertical` place the letters in the caption area.',
    },
  ],
};

export default captionStyles;
