import type { SequenceDiagram } from '../types';
import LAUNCH_PARTICIPANTS from './launchParticipants';

/** The viewer changes a setting of the platform while the app is in use. */
const settingsOverlay: SequenceDiagram = {
  kind: 'sequence',
  title: 'The viewer opens the settings',
  description:
    'While the settings of the platform cover the app, the app is in the background. It learns of each changed setting that it listens for, and returns to the foreground when the viewer closes the settings.',
  caption:
    'Your app stays active under the settings and learns of each change it listens for.',
  participants: LAUNCH_PARTICIPANTS,
  steps: [
    {
      kind: 'state',
      of: 'app',
      state: 'foreground',
      tone: 'accent',
      words: 'The app is in use. State: `foreground`.',
    },
    {
      kind: 'message',
      from: 'viewer',
      to: 'platform',
      label: ['settings key'],
      words: 'The viewer presses the settings key.',
    },
    {
      kind: 'message',
      from: 'platform',
      to: 'app',
      label: ['covers the app'],
      words:
        'The platform draws its settings over the app and sends the event `background`.',
    },
    { kind: 'state', of: 'app', state: 'background' },
    {
      kind: 'frame',
      label: 'For each change',
      steps: [
        {
          kind: 'message',
          from: 'viewer',
          to: 'platform',
          label: ['changes a', 'setting'],
          words: 'The viewer changes a setting.',
        },
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['event with', 'the new value'],
          words:
            'The platform sends the new value if the app listens for it. This and the step before repeat for each change.',
        },
        {
          kind: 'activity',
          by: 'app',
          label: ['applies it'],
          words: 'The app applies the new value at once.',
        },
      ],
    },
    {
      kind: 'message',
      from: 'viewer',
      to: 'platform',
      label: ['closes settings'],
      words: 'The viewer closes the settings.',
    },
    {
      kind: 'message',
      from: 'platform',
      to: 'app',
      label: ['uncovers it'],
      words: 'The platform sends the event `foreground`.',
    },
    { kind: 'state', of: 'app', state: 'foreground', tone: 'accent' },
  ],
};

export default settingsOverlay;
