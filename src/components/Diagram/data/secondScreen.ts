import type { SequenceDiagram } from '../types';

const secondScreen: SequenceDiagram = {
  kind: 'sequence',
  title: 'A phone starts your app',
  description:
    'A phone on the same network finds the TV and asks it to start your app. A running app gets an event; an app that is not running is started and finds the request among its start parameters.',
  caption:
    'One request, two ways in: an event while your app runs, a start parameter otherwise.',
  participants: [
    { id: 'phone', label: 'Phone' },
    { id: 'platform', label: 'Platform' },
    { id: 'app', label: 'Your app' },
  ],
  steps: [
    {
      kind: 'message',
      from: 'phone',
      to: 'platform',
      label: ['finds the TV (DIAL)'],
      words:
        'The phone looks for devices on the local network and finds the TV under its name.',
    },
    {
      kind: 'message',
      from: 'phone',
      to: 'platform',
      label: ['start this app'],
      words: 'The phone asks the TV to start your app, with data of its own.',
    },
    {
      kind: 'frame',
      label: 'If your app runs',
      steps: [
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['`launchRequest`'],
          words: 'If your app runs, it gets the event `launchRequest`.',
        },
      ],
    },
    {
      kind: 'frame',
      label: 'If it does not run',
      steps: [
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['starts the app'],
          words: 'If your app does not run, the platform starts it.',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'platform',
          label: ['`initialization()`'],
          words:
            'The app reads the request with `Parameters.initialization()`, under `secondScreen.launchRequest`.',
        },
      ],
    },
  ],
};

export default secondScreen;
