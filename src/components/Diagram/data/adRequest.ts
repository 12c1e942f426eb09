import type { SequenceDiagram } from '../types';

const adRequest: SequenceDiagram = {
  kind: 'sequence',
  title: 'One ad request',
  description:
    'The app reads the tracking choice, the settings and, if the viewer allows it, the advertising ID from the platform, and sends them with its request to the ad server.',
  caption: "The viewer's choice decides what goes into the request.",
  participants: [
    { id: 'platform', label: 'Platform' },
    { id: 'app', label: 'Your app' },
    { id: 'ads', label: 'Ad server' },
  ],
  steps: [
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['`policy()`'],
      words: 'The app asks for the rules with `Advertising.policy()`.',
    },
    {
      kind: 'message',
      from: 'platform',
      to: 'app',
      isReply: true,
      label: ['opt-out, skip rule'],
      words:
        'The platform answers whether the viewer has opted out of tracking, and which ads may be skipped.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['`config(…)`,', '`advertisingId()`'],
      words: 'The app asks for settings and for the advertising ID.',
    },
    {
      kind: 'message',
      from: 'platform',
      to: 'app',
      isReply: true,
      label: ['settings, ID'],
      words: 'The platform answers with settings and the ID.',
    },
    {
      kind: 'activity',
      by: 'app',
      label: ['drops the ID', 'if opted out'],
      words: 'If the viewer has opted out, the app leaves the ID out.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'ads',
      label: ['ad request'],
      words:
        "The app sends the ad request, together with the flag of the viewer's choice.",
    },
  ],
};

export default adRequest;
