import type { SequenceDiagram } from '../types';

/** How purchases reach the platform, asked for and unasked. */
const purchases: SequenceDiagram = {
  kind: 'sequence',
  title: 'Purchases: pull and push',
  description:
    'Your app registers a function. When the viewer opens the list of purchases, the platform asks, the SDK calls the function and sends its answer. After a purchase in your app, your app pushes the new list unasked.',
  caption:
    'Pull answers a question of the platform. Push tells it what has changed.',
  participants: [
    { id: 'viewer', label: 'Viewer' },
    { id: 'platform', label: 'Platform' },
    { id: 'app', label: 'Your app' },
  ],
  steps: [
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['registers', 'a function'],
      words:
        'When it starts, your app passes a function to `Discovery.purchasedContent()`.',
    },
    {
      kind: 'frame',
      label: 'Pull',
      steps: [
        {
          kind: 'message',
          from: 'viewer',
          to: 'platform',
          label: ['opens the list'],
          words: 'Pull: the viewer opens the list of purchases.',
        },
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['asks: `limit`'],
          words:
            'The platform asks, with a limit and perhaps filters, and the SDK calls the function.',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`entries`,', '`totalCount`'],
          isReply: true,
          words: 'The function answers with the newest titles and their count.',
        },
        {
          kind: 'message',
          from: 'platform',
          to: 'viewer',
          label: ['shows the titles'],
          words: 'The platform shows the titles.',
        },
      ],
    },
    {
      kind: 'frame',
      label: 'Push',
      steps: [
        {
          kind: 'message',
          from: 'viewer',
          to: 'app',
          label: ['buys a title'],
          words: 'Push: the viewer buys a title in your app.',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['new list'],
          words:
            'Your app calls `Discovery.purchasedContent()` with the new list.',
        },
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['`true`'],
          isReply: true,
          words: 'The platform accepts it.',
        },
      ],
    },
  ],
};

export default purchases;
