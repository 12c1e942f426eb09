import type { SequenceDiagram } from '../types';

/** What an app reports while a viewer watches a title. */
const playbackMetrics: SequenceDiagram = {
  kind: 'sequence',
  title: 'Playback metrics in order',
  description:
    'Your app reports that the viewer starts a title, that it loads, plays and really runs, then its progress each minute and whatever interrupts it, at last its end and that the viewer has left.',
  caption:
    'One title from the start to the end. What interrupts may come at any time, or never.',
  participants: [
    { id: 'player', label: 'Player' },
    { id: 'app', label: 'Your app' },
    { id: 'platform', label: 'Platform' },
  ],
  steps: [
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['`startContent`'],
      words:
        'The viewer starts a title: your app calls `Metrics.startContent()`.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'player',
      label: ['sets the source'],
      words: 'Your app sets the source of the player.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['`mediaLoadStart`'],
      words: 'Then it calls `mediaLoadStart()`.',
    },
    {
      kind: 'message',
      from: 'player',
      to: 'app',
      label: ['`play`'],
      words: 'The player has been asked to play.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['`mediaPlay`'],
      words: 'Your app calls `mediaPlay()`.',
    },
    {
      kind: 'message',
      from: 'player',
      to: 'app',
      label: ['`playing`'],
      words: 'The player shows moving pictures.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['`mediaPlaying`'],
      words: 'Your app calls `mediaPlaying()`.',
    },
    {
      kind: 'frame',
      label: 'Each minute of playback',
      steps: [
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`mediaProgress`'],
          words:
            'Each minute of playback, your app calls `mediaProgress()` with the position.',
        },
      ],
    },
    {
      kind: 'frame',
      label: 'Whatever interrupts',
      steps: [
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`mediaPause`', '`mediaWaiting`'],
          words:
            'When playback pauses, your app calls `mediaPause()`; when it stalls, `mediaWaiting()`.',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`mediaSeeking`', '`mediaSeeked`'],
          words:
            'When the viewer seeks, it calls `mediaSeeking()` at the start and `mediaSeeked()` at the end of the seek.',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`mediaRateChange`'],
          words: 'When the speed changes, it calls `mediaRateChange()`.',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`mediaRendition`', '`Change`'],
          words: 'When the quality changes, it calls `mediaRenditionChange()`.',
        },
      ],
    },
    {
      kind: 'message',
      from: 'player',
      to: 'app',
      label: ['`ended`'],
      words: 'The player reaches the end.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['`mediaEnded`'],
      words: 'Your app calls `mediaEnded()`.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['`stopContent`'],
      words: 'The viewer leaves the title: your app calls `stopContent()`.',
    },
  ],
};

export default playbackMetrics;
