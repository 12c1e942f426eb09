import type { SequenceDiagram } from '../types';

/** The way of a deep link from the press of a key to the screen. */
const deepLink: SequenceDiagram = {
  kind: 'sequence',
  title: 'A deep link from press to screen',
  description:
    'The viewer selects a title outside your app. The platform loads your app, or sends an event if it runs already. Your app prepares the screen, makes its checks when it is visible, and shows the title.',
  caption: 'Two ways in, one way to the screen.',
  participants: [
    {
      id: 'viewer',
      label: 'Viewer',
    },
    {
      id: 'platform',
      label: 'Platform',
    },
    {
      id: 'app',
      label: 'Your app',
    },
  ],
  steps: [
    {
      kind: 'message',
      from: 'viewer',
      to: 'platform',
      label: ['selects a title'],
      words: 'The viewer selects a title, on a tile or by voice.',
    },
    {
      kind: 'frame',
      label: 'Your app is not running',
      steps: [
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['loads the app'],
          words: 'If your app is not running, the platform loads it.',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`initialization`'],
          words: 'Your app calls `Parameters.initialization()`.',
        },
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['intent'],
          isReply: true,
          words: 'The result holds the intent in `discovery.navigateTo`.',
        },
        {
          kind: 'activity',
          by: 'app',
          label: ['prepares', 'the screen'],
          words: 'Your app prepares the screen.',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`ready()`'],
          words: 'It calls `Lifecycle.ready()`.',
        },
      ],
    },
    {
      kind: 'frame',
      label: 'Or it is running',
      steps: [
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['`navigateTo`'],
          words:
            'If your app is running, the platform sends the intent as the event `navigateTo` instead.',
        },
        {
          kind: 'activity',
          by: 'app',
          label: ['prepares', 'the screen'],
          words: 'Your app prepares the screen. Nothing reloads.',
        },
      ],
    },
    {
      kind: 'message',
      from: 'platform',
      to: 'app',
      label: ['shows the app'],
      words:
        'The platform shows your app, unless it is visible already. State: `foreground`.',
    },
    {
      kind: 'activity',
      by: 'app',
      label: ['checks sign-in,', 'rating,', 'purchase'],
      words:
        'Your app makes the checks that it makes for every title: sign-in, rating, purchase.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'viewer',
      label: ['title'],
      words: 'The viewer sees the title: its details, or the player.',
    },
  ],
};

export default deepLink;
