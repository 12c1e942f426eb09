import type { SequenceDiagram } from '../types';

/** How a viewer signs in with a code on a phone. */
const signInCode: SequenceDiagram = {
  kind: 'sequence',
  title: 'Sign-in with a code',
  description:
    'Your app gets a code from your back end and shows it. The viewer enters it on a phone. Meanwhile your app asks until the back end sends a token, then tells the platform.',
  caption: 'Nobody types a password with the remote.',
  participants: [
    {
      id: 'phone',
      label: 'Phone',
    },
    {
      id: 'app',
      label: 'Your app',
    },
    {
      id: 'server',
      label: 'Back end',
    },
  ],
  steps: [
    {
      kind: 'message',
      from: 'app',
      to: 'server',
      label: ['asks for a code'],
      words: 'Your app asks your back end for a code.',
    },
    {
      kind: 'message',
      from: 'server',
      to: 'app',
      label: ['code, address'],
      isReply: true,
      words:
        'The back end answers with a short code, an address and the time until the code expires.',
    },
    {
      kind: 'activity',
      by: 'app',
      label: ['shows both,', 'and a QR code'],
      words: 'Your app shows the code and the address, also as a QR code.',
    },
    {
      kind: 'message',
      from: 'phone',
      to: 'server',
      label: ['signs in,', 'enters the code'],
      words:
        'The viewer opens the address on a phone, signs in there and enters the code.',
    },
    {
      kind: 'frame',
      label: 'Until the viewer is done',
      steps: [
        {
          kind: 'message',
          from: 'app',
          to: 'server',
          label: ['done?'],
          words:
            'Meanwhile your app asks again and again, as often as the back end allows.',
        },
        {
          kind: 'message',
          from: 'server',
          to: 'app',
          label: ['not yet'],
          isReply: true,
          words:
            'The back end answers that the viewer is not done yet, or that the code has expired; then your app shows a new one.',
        },
      ],
    },
    {
      kind: 'message',
      from: 'server',
      to: 'app',
      label: ['token'],
      isReply: true,
      words: 'When the viewer is done, the back end answers with a token.',
    },
    {
      kind: 'activity',
      by: 'app',
      label: ['calls', '`signIn()`'],
      words: 'Your app tells the platform with `Discovery.signIn()`.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'phone',
      label: ['TV is signed in'],
      words: 'The TV shows that the viewer is signed in.',
    },
  ],
};

export default signInCode;
