import approval from './data/approval';
import captionStyles from './data/captionStyles';
import coldLaunch from './data/coldLaunch';
import concepts from './data/concepts';
import deepLink from './data/deepLink';
import discovery from './data/discovery';
import emailPrefill from './data/emailPrefill';
import eventSequence from './data/eventSequence';
import feedItem from './data/feedItem';
import hotLaunch from './data/hotLaunch';
import lifecycleStates from './data/lifecycleStates';
import metadataFlow from './data/metadataFlow';
import playbackMetrics from './data/playbackMetrics';
import purchases from './data/purchases';
import remoteKeys from './data/remoteKeys';
import settingsOverlay from './data/settingsOverlay';
import signInCode from './data/signInCode';
import transport from './data/transport';
import adRequest from './data/adRequest';
import secondScreen from './data/secondScreen';
import tokenCheck from './data/tokenCheck';
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
  ['approval', approval],
  ['caption-styles', captionStyles],
  ['concepts', concepts],
  ['deep-link', deepLink],
  ['feed-item', feedItem],
  ['playback-metrics', playbackMetrics],
  ['purchases', purchases],
  ['remote-keys', remoteKeys],
  ['sign-in-code', signInCode],
  ['ad-request', adRequest],
  ['second-screen', secondScreen],
  ['token-check', tokenCheck],
]);

export default DIAGRAMS;
