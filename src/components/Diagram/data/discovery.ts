import type { GraphDiagram } from '../types';

/** The five integrations between a partner and the platform. */
const discovery: GraphDiagram = {
  kind: 'graph',
  title: 'The five discovery integrations',
  description:
    'Your backend delivers metadata to the platform. The platform sends navigation intents to your app. Your app reports watch progress, entitlements and the account state to the platform.',
  caption:
    'One feed from your backend, and four integrations between your app and the platform.',
  height: 348,
  nodes: [
    {
      id: 'backend',
      x: 8,
      y: 8,
      width: 100,
      height: 60,
      label: ['Your', 'backend'],
    },
    {
      id: 'app',
      x: 8,
      y: 84,
      width: 100,
      height: 256,
      label: ['Your app'],
      tone: 'accent',
    },
    {
      id: 'platform',
      x: 252,
      y: 8,
      width: 100,
      height: 332,
      label: ['Platform'],
      note: ['search, voice,', 'menus,', 'continue', 'watching'],
    },
  ],
  arrows: [
    {
      from: 'backend',
      to: 'platform',
      label: ['Metadata'],
      note: ['feed'],
      words: 'Metadata: your backend delivers the catalogue to the platform.',
    },
    {
      from: 'platform',
      to: 'app',
      at: 116,
      label: ['Navigation intents'],
      note: ['`navigateTo`'],
      words:
        'Navigation intents: the platform sends `navigateTo` with the title that the viewer has selected.',
    },
    {
      from: 'app',
      to: 'platform',
      at: 176,
      label: ['Continue watching'],
      note: ['`watched()`'],
      words:
        'Continue watching: your app reports watch progress with `Discovery.watched()`.',
    },
    {
      from: 'app',
      to: 'platform',
      at: 236,
      label: ['Entitlements'],
      note: ['`entitlements()`'],
      words:
        'Entitlements: your app reports what the viewer may watch with `Discovery.entitlements()`.',
    },
    {
      from: 'app',
      to: 'platform',
      at: 296,
      label: ['Sign-in, sign-out'],
      note: ['`signIn()`', '`signOut()`'],
      words:
        'Sign-in and sign-out: your app reports the account state with `Discovery.signIn()` and `Discovery.signOut()`.',
    },
  ],
};

export default discovery;
