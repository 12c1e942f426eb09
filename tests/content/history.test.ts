import { expect, test } from 'vitest';
import { diffDocuments } from '@site/src/openrpc/diff/diffDocuments';
import { getHistory } from '@site/src/openrpc/history/getHistory';
import { getDocument, VERSIONS } from './versions';

const DOCUMENTS = [...VERSIONS].reverse().map((version) => ({
  basePath: '',
  version,
  document: getDocument(version),
}));

/** All changes, each with its symbols; those that break apps end with `!`. */
const RELEASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0.6.0-alpha.1': {},
  '0.6.0-alpha.2': {
    deprecated: 'Accessibility.closedCaptions Accessibility.voiceGuidance',
    'method added': `Accessibility.closedCaptionsSettings
      Accessibility.voiceGuidanceSettings SecureStorage.get SecureStorage.remove
      SecureStorage.set`,
    'apps can no longer listen for it!': `Accessibility.closedCaptionsSettingsChanged
      Accessibility.voiceGuidanceSettingsChanged`,
    'apps can now subscribe to it': `Advertising.policy Device.audio Device.hdcp
      Device.hdr Device.name Device.network Device.screenResolution
      Device.videoResolution Discovery.policy Localization.language
      SecondScreen.friendlyName`,
    'event added': `Device.audioChanged Device.hdcpChanged Device.hdrChanged
      Device.nameChanged Device.networkChanged Device.screenResolutionChanged
      Device.videoResolutionChanged SecondScreen.friendlyNameChanged`,
    'event added (JSON-RPC only)':
      'Advertising.policyChanged Localization.languageChanged',
    '`data.filters` added': 'ContentDiscoveryIntent',
    '`data.keywords` added': 'ContentDiscoveryIntent',
    'parameter `type` is no longer an argument in JavaScript!':
      'SecondScreen.friendlyName',
    'module added': 'SecureStorage',
    'type added': 'Filter Keyword StorageScope',
  },
  '0.6.0': {
    'apps can now listen for it': `Accessibility.closedCaptionsSettingsChanged
      Accessibility.voiceGuidanceSettingsChanged Advertising.policyChanged
      Localization.languageChanged`,
    'deprecated; use `Device.name()` instead': 'Device.deviceNameChanged',
    '`audioProfile` is now required': 'Entertainment.WayToWatch',
    'type added, formerly called `PlaybackIntent`': 'PlaybackControlIntent',
    'a different type under the same name; the earlier type is now called `PlaybackControlIntent`!':
      'PlaybackIntent',
    'type removed; now called `PlaybackIntent`!': 'PlayerIntent',
    'method removed!':
      'SecureStorage.get SecureStorage.remove SecureStorage.set',
    'module removed!': 'SecureStorage',
    'type removed!': 'StorageScope',
  },
  '0.6.1': {},
  '0.7.0': {
    'integers now have the type `number`, formerly `bigint`!': '',
    '`state` is now required': 'Device.network Device.networkChanged',
    '`type` is now required': 'Device.network Device.networkChanged',
    '`os` is now required': 'Device.version',
    '`sdk` is now required': 'Device.version',
    'parameter `correlationId` added (JSON-RPC only)':
      'Discovery.entityInfo Discovery.purchasedContent',
    'parameter `data` is now called `result` (JSON-RPC only)':
      'Discovery.entityInfo Discovery.purchasedContent',
  },
  '0.8.0': {
    'type added':
      'ChannelEntity ProviderRequest ProviderResponse Timeout TuneIntent',
    'moved from the Lifecycle module to the shared types in Lifecycle':
      'CloseReason LifecycleState',
    'alternative `TuneIntent` added': 'DeviceIntent NavigationIntent',
    'constants added':
      'Discovery.AudioProfile Discovery.OfferingType Discovery.ProgramType',
  },
};

test.each(Object.entries(RELEASES))(
  '%s changed what the facts say',
  (version, changes) => {
    const index = DOCUMENTS.findIndex((d) => d.version === version);
    const older = DOCUMENTS[index - 1];
    const newer = DOCUMENTS[index];
    if (!older || !newer) throw new Error(`no version before ${version}`);
    const found = diffDocuments(older.document, newer.document).map(
      (c) => `${c.symbol}: ${c.message}${c.breaking ? '!' : ''}`,
    );
    const wanted = Object.entries(changes).flatMap(([message, symbols]) =>
      symbols.split(/\s+/).map((symbol) => `${symbol}: ${message}`),
    );
    expect(found.sort()).toEqual(wanted.sort());
  },
);

test('no value came or went with a type that stayed', () => {
  const { values } = getHistory(DOCUMENTS);
  const late = Object.keys(values).filter(
    (key) => values[key]?.versions.length !== DOCUMENTS.length,
  );
  expect(late).toEqual(['StorageScope#household']);
});
