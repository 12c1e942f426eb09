import type { GraphDiagram } from '../types';

/** Which keys reach an app, state by state. */
const remoteKeys: GraphDiagram = {
  kind: 'graph',
  title: 'From the remote to your app',
  description:
    'The viewer presses a key or speaks. The platform passes all keys to your app in the foreground, only play and pause in the background, and none in any other state.',
  caption: 'A spoken “pause” arrives like the key.',
  height: 322,
  nodes: [
    {
      id: 'remote',
      x: 8,
      y: 8,
      width: 150,
      height: 52,
      label: ['Remote'],
      note: ['a key is pressed'],
      tone: 'quiet',
    },
    {
      id: 'voice',
      x: 202,
      y: 8,
      width: 150,
      height: 52,
      label: ['Voice'],
      note: ['“pause”, “rewind”'],
      tone: 'quiet',
    },
    {
      id: 'platform',
      x: 8,
      y: 116,
      width: 344,
      height: 52,
      label: ['Platform'],
      note: ['opens its settings on their key'],
    },
    {
      id: 'foreground',
      x: 8,
      y: 250,
      width: 106,
      height: 64,
      label: ['`foreground`'],
      note: ['answers each'],
      tone: 'accent',
    },
    {
      id: 'background',
      x: 127,
      y: 250,
      width: 106,
      height: 64,
      label: ['`background`'],
      note: ['obeys these'],
    },
    {
      id: 'other',
      x: 246,
      y: 250,
      width: 106,
      height: 64,
      label: ['other states'],
      note: ['rest'],
      tone: 'quiet',
    },
  ],
  arrows: [
    {
      from: 'remote',
      to: 'platform',
      label: ['key'],
      words: 'The viewer presses a key of the remote.',
    },
    {
      from: 'voice',
      to: 'platform',
      label: ['command'],
      words:
        'Or the viewer speaks: the platform turns media commands into keys.',
    },
    {
      from: 'platform',
      to: 'foreground',
      at: 24,
      label: ['all keys'],
      words: 'If your app is in `foreground`, it gets all keys.',
    },
    {
      from: 'platform',
      to: 'background',
      at: 143,
      label: ['play and', 'pause'],
      words: 'If your app is in `background`, it gets only play and pause.',
    },
    {
      from: 'platform',
      to: 'other',
      at: 262,
      label: ['none'],
      words: 'In any other state it gets no keys.',
    },
  ],
};

export default remoteKeys;
