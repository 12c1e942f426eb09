import type { SequenceDiagram } from '../types';
import LAUNCH_PARTICIPANTS from './launchParticipants';

/** The viewer selects an app that is not running. */
const coldLaunch: SequenceDiagram = {
  kind: 'sequence',
  title: 'Cold launch',
  description:
    'The viewer selects an app that is not running. The platform shows its splash screen until the app has called ready, then shows the app in the foreground.',
  caption: 'The splash screen of the platform stays until your app is ready.',
  participants: LAUNCH_PARTICIPANTS,
  steps: [
    {
      kind: 'message',
      from: 'viewer',
      to: 'platform',
      label: ['selects the app'],
      words: 'The viewer selects the app.',
    },
    {
      kind: 'frame',
      label: 'Splash screen of the platform',
      steps: [
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['loads the app'],
          words:
            'The platform shows its splash screen and loads the app. State: `initializing`.',
        },
        {
          kind: 'state',
          of: 'app',
          state: 'initializing',
        },
        {
          kind: 'activity',
          by: 'app',
          label: ['adds listeners,', 'reads launch', 'data, renders'],
          words:
            'The app registers its listeners, reads its launch parameters and renders.',
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
          words: 'The platform sends the event `inactive`.',
        },
        { kind: 'state', of: 'app', state: 'inactive' },
      ],
    },
    {
      kind: 'message',
      from: 'platform',
      to: 'app',
      label: ['shows the app'],
      words:
        'The platform shows the app, hides the splash screen and sends the event `foreground`.',
    },
    { kind: 'state', of: 'app', state: 'foreground', tone: 'accent' },
    {
      kind: 'message',
      from: 'app',
      to: 'viewer',
      label: ['first screen'],
      words: 'The viewer sees the first screen of the app.',
    },
  ],
};

export default coldLaunch;
