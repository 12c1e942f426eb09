import type { GraphDiagram } from '../types';

/** Who is who: distributor, platform, surfaces, viewer and app. */
const concepts: GraphDiagram = {
  kind: 'graph',
  title: 'Who is who',
  description:
    'A distributor operates the platform. The viewer selects a title on one of its surfaces. The platform tells your app what to open, and your app tells the platform what the viewer may watch and has watched.',
  caption: 'Your app talks to the platform only. The rest follows from that.',
  height: 414,
  frames: [{ x: 4, y: 136, width: 352, height: 110, label: 'Platform' }],
  nodes: [
    {
      id: 'distributor',
      x: 8,
      y: 8,
      width: 150,
      height: 54,
      label: ['Distributor'],
      note: ['offers the device'],
      tone: 'quiet',
    },
    {
      id: 'viewer',
      x: 202,
      y: 8,
      width: 150,
      height: 54,
      label: ['Viewer'],
      note: ['has the remote'],
      tone: 'quiet',
    },
    {
      id: 'system',
      x: 16,
      y: 168,
      width: 150,
      height: 66,
      label: ['System'],
      note: ['states, settings,', 'known titles'],
    },
    {
      id: 'surfaces',
      x: 194,
      y: 168,
      width: 150,
      height: 66,
      label: ['Surfaces'],
      note: ['search, voice,', 'menus'],
    },
    {
      id: 'app',
      x: 8,
      y: 344,
      width: 344,
      height: 62,
      label: ['Your app'],
      note: ['with the SDK, your catalog and your entities'],
      tone: 'accent',
    },
  ],
  arrows: [
    {
      from: 'distributor',
      to: 'system',
      at: 62,
      label: ['operates it'],
      words:
        'The distributor offers the device to households and operates the platform.',
    },
    {
      from: 'viewer',
      to: 'surfaces',
      at: 298,
      label: ['selects', 'a title'],
      side: 'left',
      words: 'The viewer selects a title on a surface of the platform.',
    },
    {
      from: 'surfaces',
      to: 'app',
      at: 318,
      label: ['intent:', 'open this', 'entity'],
      side: 'left',
      words:
        'The platform sends your app an intent, which names the entity to open.',
    },
    {
      from: 'system',
      to: 'app',
      at: 36,
      label: ['state,', 'keys,', 'settings'],
      words:
        'The platform tells your app its state, passes on keys, and knows the settings of the viewer.',
    },
    {
      from: 'app',
      to: 'system',
      at: 130,
      label: ['entitlements,', 'what was', 'watched'],
      words:
        'Your app reports the entitlements of the viewer and what was watched.',
    },
  ],
};

export default concepts;
