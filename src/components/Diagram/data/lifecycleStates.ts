import type { GraphDiagram } from '../types';

/** The states of an app and every way between them. */
const lifecycleStates: GraphDiagram = {
  kind: 'graph',
  title: 'App states and transitions',
  description:
    'An app goes from not running through initializing to inactive. From inactive it becomes active, in the foreground or background, or it is suspended, or it unloads and no longer runs.',
  caption:
    'Every way to the active states goes through `inactive`. After `close()` in the foreground, the platform chooses between `inactive` and `background`.',
  height: 444,
  frames: [
    { x: 8, y: 314, width: 344, height: 122, label: 'active', edge: 'bottom' },
  ],
  nodes: [
    {
      id: 'notRunning',
      x: 8,
      y: 8,
      width: 344,
      height: 38,
      label: ['not running'],
      tone: 'quiet',
    },
    {
      id: 'initializing',
      x: 8,
      y: 104,
      width: 106,
      height: 38,
      label: ['`initializing`'],
    },
    {
      id: 'suspended',
      x: 127,
      y: 104,
      width: 106,
      height: 38,
      label: ['`suspended`'],
      tone: 'quiet',
    },
    {
      id: 'unloading',
      x: 246,
      y: 104,
      width: 106,
      height: 38,
      label: ['`unloading`'],
    },
    {
      id: 'inactive',
      x: 8,
      y: 206,
      width: 344,
      height: 42,
      label: ['`inactive`'],
    },
    {
      id: 'foreground',
      x: 20,
      y: 328,
      width: 106,
      height: 72,
      label: ['`foreground`'],
      tone: 'accent',
    },
    {
      id: 'background',
      x: 234,
      y: 328,
      width: 106,
      height: 72,
      label: ['`background`'],
    },
  ],
  arrows: [
    {
      from: 'notRunning',
      to: 'initializing',
      at: 60,
      label: ['platform loads', 'the app'],
      words: 'From not running to `initializing`: the platform loads the app.',
    },
    {
      from: 'initializing',
      to: 'inactive',
      at: 32,
      label: ['`ready()`'],
      words:
        'From `initializing` to `inactive`: the app calls `Lifecycle.ready()`.',
    },
    {
      from: 'inactive',
      to: 'foreground',
      at: 32,
      label: ['viewer', 'selects', 'the app'],
      words: 'From `inactive` to `foreground`: the viewer selects the app.',
    },
    {
      from: 'foreground',
      to: 'inactive',
      at: 104,
      label: ['viewer', 'leaves, or', '`close()`'],
      words:
        'From `foreground` to `inactive`: the viewer leaves, or the app calls `Lifecycle.close()`.',
    },
    {
      from: 'foreground',
      to: 'background',
      at: 351,
      label: ['overlay opens'],
      words:
        'From `foreground` to `background`: an overlay opens, the app moves into a small window, or the app calls `Lifecycle.close()`.',
    },
    {
      from: 'background',
      to: 'foreground',
      at: 377,
      label: ['overlay closes'],
      side: 'below',
      words: 'From `background` to `foreground`: the overlay closes.',
    },
    {
      from: 'inactive',
      to: 'background',
      at: 328,
      label: ['starts', 'under an', 'overlay'],
      side: 'left',
      words:
        'From `inactive` to `background`: the app starts under an overlay of the platform.',
    },
    {
      from: 'background',
      to: 'inactive',
      at: 254,
      label: ['platform', 'decides'],
      side: 'left',
      words: 'From `background` to `inactive`: the platform decides so.',
    },
    {
      from: 'inactive',
      to: 'suspended',
      at: 170,
      label: ['saves', 'resources'],
      side: 'left',
      words: 'From `inactive` to `suspended`: the platform saves resources.',
    },
    {
      from: 'suspended',
      to: 'inactive',
      at: 190,
      label: ['wakes', 'the app'],
      words: 'From `suspended` to `inactive`: the platform wakes the app.',
    },
    {
      from: 'inactive',
      to: 'unloading',
      at: 328,
      label: ['needs', 'memory'],
      side: 'left',
      words: 'From `inactive` to `unloading`: the platform needs the memory.',
    },
    {
      from: 'unloading',
      to: 'notRunning',
      at: 300,
      label: ['`finished()`', 'or time-out'],
      side: 'left',
      words:
        'From `unloading` to not running: the app calls `Lifecycle.finished()`, or takes too long.',
    },
  ],
};

export default lifecycleStates;
