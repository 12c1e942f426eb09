import type { SequenceDiagram } from '../types';

/** How an app gets the email address of the viewer. */
const emailPrefill: SequenceDiagram = {
  kind: 'sequence',
  title: 'Email prefill',
  description:
    'Your app asks for an email address, and the platform lets the viewer pick or type one. Your app shows it for confirmation. If the viewer cancels, your app offers its own way.',
  caption: 'Always let the viewer confirm the address before you use it.',
  participants: [
    { id: 'viewer', label: 'Viewer' },
    { id: 'platform', label: 'Platform' },
    { id: 'app', label: 'Your app' },
  ],
  steps: [
    {
      kind: 'message',
      from: 'viewer',
      to: 'app',
      label: ['chooses to sign in or sign up'],
      words: 'The viewer chooses to sign in or to sign up in your app.',
    },
    {
      kind: 'message',
      from: 'app',
      to: 'platform',
      label: ['`Keyboard.email()`'],
      words:
        'Your app calls `Keyboard.email()` with `signIn` or `signUp` and, if you like, a message.',
    },
    {
      kind: 'message',
      from: 'platform',
      to: 'viewer',
      label: ['prompt with', 'addresses'],
      words:
        'The platform shows the stored addresses, and may ask for consent to share one.',
    },
    {
      kind: 'frame',
      label: 'The viewer gives an address',
      steps: [
        {
          kind: 'message',
          from: 'viewer',
          to: 'platform',
          label: ['picks or types'],
          words: 'If the viewer agrees, they pick an address or type another.',
        },
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['address'],
          isReply: true,
          words: 'The promise resolves with the address.',
        },
        {
          kind: 'message',
          from: 'app',
          to: 'viewer',
          label: ['shows the address'],
          words: 'Your app shows the address.',
        },
        {
          kind: 'message',
          from: 'viewer',
          to: 'app',
          label: ['confirms or corrects it'],
          words: 'The viewer confirms or corrects it.',
        },
        {
          kind: 'activity',
          by: 'app',
          label: ['continues'],
          words: 'Your app continues, for example with `Keyboard.password()`.',
        },
      ],
    },
    {
      kind: 'frame',
      label: 'Or the prompt is cancelled or fails',
      steps: [
        {
          kind: 'message',
          from: 'platform',
          to: 'app',
          label: ['rejection'],
          isReply: true,
          words:
            'If the viewer cancels or something fails instead, the promise is rejected.',
        },
        {
          kind: 'activity',
          by: 'app',
          label: ['offers another', 'way'],
          words:
            'Your app offers another way, such as its own keyboard, or leaves the sign-up.',
        },
      ],
    },
  ],
};

export default emailPrefill;
