import type { SequenceDiagram } from '../types';

/** How an event reaches the callbacks of an app. */
const eventSequence: SequenceDiagram = {
  kind: 'sequence',
  title: 'From listening to the callback',
  description:
    'The first listener of an event makes the SDK register with the platform. Further listeners stay inside the SDK. When the event happens, the platform tells the SDK, and the SDK calls every callback.',
  caption:
    'Only the first listener of an event makes the SDK send a message to the platform.',
  participants: [
    { id: 'app', label: 'Your app' },
    { id: 'sdk', label: 'SDK' },
    { id: 'platform', label: 'Platform' },
  ],
  steps: [
    {
      kind: 'frame',
      label: 'First listener of an event',
      steps: [
        {
          kind: 'message',
          from: 'app',
          to: 'sdk',
          label: ['`listen(…)`'],
          words:
            "The app calls `listen()` with an event and a callback, for example `Discovery.listen('navigateTo', openScreen)`.",
        },
        {
          kind: 'message',
          from: 'sdk',
          to: 'platform',
          label: ['`onNavigateTo`', '`listen: true`'],
          words:
            'If it is the first listener of this event, the SDK sends `discovery.onNavigateTo` with `listen: true` to the platform.',
        },
        {
          kind: 'message',
          from: 'platform',
          to: 'sdk',
          label: ['confirmed'],
          isReply: true,
          words: 'The platform confirms.',
        },
        {
          kind: 'message',
          from: 'sdk',
          to: 'app',
          label: ['listener id'],
          isReply: true,
          words: 'The promise of `listen()` resolves with a listener id.',
        },
      ],
    },
    {
      kind: 'frame',
      label: 'Further listeners',
      steps: [
        {
          kind: 'message',
          from: 'app',
          to: 'sdk',
          label: ['`listen(…)`'],
          words: 'The app adds another listener for the same event.',
        },
        {
          kind: 'message',
          from: 'sdk',
          to: 'app',
          label: ['listener id'],
          isReply: true,
          words:
            'The SDK answers by itself with a new listener id. The platform is not asked again.',
        },
      ],
    },
    {
      kind: 'frame',
      label: 'Each time it happens',
      steps: [
        {
          kind: 'message',
          from: 'platform',
          to: 'sdk',
          label: ['event, value'],
          words:
            'Each time the event happens, the platform sends it with its value.',
        },
        {
          kind: 'message',
          from: 'sdk',
          to: 'app',
          label: ['`callback(value)`'],
          words:
            'The SDK calls every callback: first those for all events of the module, then those for this event, each in the order of registration.',
        },
      ],
    },
  ],
};

export default eventSequence;
