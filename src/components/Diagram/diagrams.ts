import coldLaunch from './data/coldLaunch';
import discovery from './data/discovery';
import emailPrefill from './data/emailPrefill';
import eventSequence from './data/eventSequence';
import hotLaunch from './data/hotLaunch';
import lifecycleStates from './data/lifecycleStates';
import metadataFlow from './data/metadataFlow';
import settingsOverlay from './data/settingsOverlay';
import transport from './data/transport';
import type { DiagramSource } from './types';

/** Every drawing that a guide can show, by name. */
const DIAGRAMS: ReadonlyMap<string, DiagramSource> = new Map<
  string,
  DiagramSource
>([
  ['transport', transport],
  ['lifecycle-states', lifecycleStates],
  ['cold-launch', coldLaunch],
  ['hot-launch', hotLaunch],
  ['settings-overlay', settingsOverlay],
  ['event-sequence', eventSequence],
  ['discovery', discovery],
  ['metadata-flow', metadataFlow],
  ['email-prefill', emailPrefill],
]);

export default DIAGRAMS;
