import type { GraphDiagram } from '../types';

/** How a title gets to the player past parental controls. */
const approval: GraphDiagram = {
  kind: 'graph',
  title: 'Every way to the player passes one gate',
  description:
    'The play button, a deep link and autoplay all call one function. A mature title needs approval: only true leads to playback, anything else back to the details. A title that is not mature plays at once.',
  caption: 'Only `true` opens the gate. A missing answer is a no.',
  height: 372,
  nodes: [
    {
      id: 'button',
      x: 8,
      y: 8,
      width: 106,
      height: 44,
      label: ['Play button'],
    },
    {
      id: 'link',
      x: 127,
      y: 8,
      width: 106,
      height: 44,
      label: ['Deep link'],
    },
    {
      id: 'next',
      x: 246,
      y: 8,
      width: 106,
      height: 44,
      label: ['Autoplay'],
    },
    {
      id: 'play',
      x: 8,
      y: 104,
      width: 344,
      height: 50,
      label: ['Your one function that plays'],
      note: ['is the title mature?'],
      tone: 'accent',
    },
    {
      id: 'ask',
      x: 8,
      y: 212,
      width: 216,
      height: 54,
      label: ['Platform asks for a PIN'],
      note: ['`approveContentRating()`'],
    },
    {
      id: 'details',
      x: 8,
      y: 320,
      width: 140,
      height: 44,
      label: ['Details page'],
      tone: 'quiet',
    },
    {
      id: 'player',
      x: 180,
      y: 320,
      width: 172,
      height: 44,
      label: ['Playback'],
    },
  ],
  arrows: [
    {
      from: 'button',
      to: 'play',
      at: 61,
      label: [],
      words: 'The viewer presses the play button.',
    },
    {
      from: 'link',
      to: 'play',
      at: 180,
      label: [],
      words: 'Or a deep link asks for playback.',
    },
    {
      from: 'next',
      to: 'play',
      at: 299,
      label: [],
      words: 'Or the next episode follows by itself.',
    },
    {
      from: 'play',
      to: 'ask',
      at: 110,
      label: ['yes'],
      words:
        'If the title is mature, your app calls `Profile.approveContentRating()`, and the platform may show a challenge, such as a PIN.',
    },
    {
      from: 'play',
      to: 'player',
      at: 300,
      label: ['no'],
      words: 'If it is not, it plays at once.',
    },
    {
      from: 'ask',
      to: 'player',
      at: 202,
      label: ['`true`'],
      side: 'left',
      words: 'If the answer is `true`, the title plays.',
    },
    {
      from: 'ask',
      to: 'details',
      at: 60,
      label: ['`false`,', 'rejection'],
      words:
        'If the answer is `false`, or the promise rejects, the details page stays.',
    },
  ],
};

export default approval;
