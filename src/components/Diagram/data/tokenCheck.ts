import type { SequenceDiagram } from '../types';

const tokenCheck: SequenceDiagram = {
  kind: 'sequence',
  title: 'From a token to a session',
  description:
    'The app asks the platform for a token, sends it to your server, and the server verifies the token before it opens a session.',
  caption: 'Only your server can check a token. The app passes it on.',
  participants: [
    { id: 'platform', label: 'Platform' },
    { id: 'app', label: 'Your app' },
    { id: 'server', label: 'Your server' },
  ],
  steps: [
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ["`token('device')`"],
      words: "The app calls `Authentication.token('device')`.",
    },
    {
      kind: 'message',
      from: 'platform',
      to: 'app',
      isReply: true,
      label: ['`value`, `expires`'],
      words:
        'The platform answers with a token and the time at which it expires.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'server',
      label: ['token and uid'],
      words:
        'The app sends the token and the IDs of household and device to your server.',
    },
    {
      kind: 'activity',
      by: 'server',
      label: ['verifies', 'the token'],
      words: 'Your server verifies the token, as agreed with the distributor.',
    },
    {
      kind: 'message',
      from: 'server',
      to: 'app',
      isReply: true,
      label: ['session, or 401'],
      words:
        'Your server answers with a session, or refuses with 401; then the app asks for a new token once.',
    },
  ],
};

export default tokenCheck;
