import type { SequenceDiagram } from '../types';
import LAUNCH_PARTICIPANTS from './launchParticipants';

/** The viewer selects an app that the platform has loaded ahead of time. */
const hotLaunch: SequenceDiagram = {
  kind: 'sequence',
  title: 'Hot launch',
  description:
    'The platform loads the app ahead of time, and the app waits in the state inactive. When the viewer selects it, it comes to the foreground at once.',
  caption: 'A preloaded app only has to become visible.',
  participants: LAUNCH_PARTICIPANTS,
  steps: [
    {
      kind: 'frame',
      label: 'Preload',
      steps: [
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['loads the app'],
          words:
            'The platform loads the app ahead of time. State: `initializing`.',
        },
        {
          kind: 'state',
          of: 'app',
          state: 'initializing',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`ready()`'],
          words: 'The app calls `Lifecycle.ready()`.',
        },
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['event'],
          words: 'The platform sends the event `inactive`. The app waits.',
        },
        { kind: 'state', of: 'app', state: 'inactive' },
      ],
    },
    {
      kind: 'frame',
      label: 'Fast launch',
      steps: [
        {
          kind: 'message',
          from: 'viewer',
          to: 'platform',
          label: ['selects the app'],
          words: 'Later, the viewer selects the app.',
        },
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['shows the app'],
          words:
            'The platform shows the app and sends the event `foreground`, and `navigateTo` if the viewer asked for a certain screen.',
        },
        {
          kind: 'state',
          of: 'app',
          state: 'foreground',
          tone: 'accent',
        },
      ],
    },
  ],
};

export default hotLaunch;
