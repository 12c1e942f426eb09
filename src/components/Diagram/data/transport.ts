import type { GraphDiagram } from '../types';

/** Who answers the calls of an app. */
const transport: GraphDiagram = {
  kind: 'graph',
  title: 'Who answers your app',
  description:
    'Your app calls the SDK. The SDK passes each call to one partner: the platform, Mock Firebolt or its built-in mock. Answers and events come back the same way.',
  caption:
    'The SDK picks its partner when it starts. Mock Firebolt needs SDK 0.6.0-alpha.1 or later.',
  height: 312,
  nodes: [
    { id: 'app', x: 110, y: 8, width: 140, height: 44, label: ['Your app'] },
    {
      id: 'sdk',
      x: 8,
      y: 116,
      width: 344,
      height: 54,
      label: ['Firebolt SDK'],
      note: ['part of your page'],
      tone: 'accent',
    },
    {
      id: 'mockFirebolt',
      x: 8,
      y: 248,
      width: 106,
      height: 56,
      label: ['Mock Firebolt'],
      note: ['answers you set'],
    },
    {
      id: 'platform',
      x: 127,
      y: 248,
      width: 106,
      height: 56,
      label: ['Platform'],
      note: ['real answers'],
    },
    {
      id: 'builtInMock',
      x: 246,
      y: 248,
      width: 106,
      height: 56,
      label: ['Built-in mock'],
      note: ['fixed answers'],
    },
  ],
  arrows: [
    {
      from: 'app',
      to: 'sdk',
      at: 170,
      label: ['calls'],
      side: 'left',
      words: 'Your app calls a method of the SDK.',
    },
    {
      from: 'sdk',
      to: 'app',
      at: 190,
      label: ['answers,', 'events'],
      words: 'The SDK returns the answers and passes on events.',
    },
    {
      from: 'sdk',
      to: 'mockFirebolt',
      isTwoWay: true,
      at: 28,
      label: ['WebSocket', 'address set'],
      words:
        'If the page sets a WebSocket address, the SDK talks to Mock Firebolt, which gives the answers you choose.',
    },
    {
      from: 'sdk',
      to: 'platform',
      isTwoWay: true,
      at: 147,
      label: ['on a', 'device'],
      words: 'Otherwise, on a device, the SDK talks to the platform.',
    },
    {
      from: 'sdk',
      to: 'builtInMock',
      isTwoWay: true,
      at: 266,
      label: ['otherwise'],
      words:
        'Otherwise the built-in mock answers with a fixed example value for every method.',
    },
  ],
};

export default transport;
