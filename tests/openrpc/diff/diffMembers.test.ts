import { expect, it } from 'vitest';
import type { Method, Schema } from '@site/src/openrpc/document/types';
import {
  createEvent,
  createMethod,
  createParameter,
  refer,
} from '../createDocument';
import {
  diffPairs,
  MISSED,
  OTHER_TYPE,
  REMOVED,
  type Pair,
} from '../printChanges';

/** Differences of methods, by the names of the methods. */
const diffMethods = (pairs: Readonly<Record<string, Pair<Partial<Method>>>>) =>
  diffPairs(pairs, (methods) => ({
    methods: methods.map(([key, changes]) =>
      createMethod({ name: `device.${key}`, ...changes }),
    ),
  }));

const nullable: Schema = { type: ['string', 'null'] };

it('says what changes in methods and events', () => {
  expect(
    diffMethods({
      event: [createEvent()],
      hidden: [{ 'x-js-forms': [] }],
      moved: [{}, { name: 'screen.moved' }],
      worded: [
        { summary: 'Gives the size.' },
        { tags: [{ name: 'property:immutable' }], examples: [] },
      ],
      kept: [{ deprecated: true }, {}],
      property: [{ 'x-js-forms': ['call'] }, { 'x-js-forms': ['get'] }],
      subscribed: [
        { 'x-js-forms': ['get', 'subscribe'] },
        { 'x-js-forms': ['get'] },
      ],
      many: [{}, { 'x-js-forms': ['call', 'call-array'] }],
      now: [{}, { 'x-js-forms': ['sync'] }],
      later: [{ 'x-js-forms': ['sync'] }, {}],
    }),
  ).toEqual([
    `Device.sizeChanged: event removed (${REMOVED})`,
    'Device.hidden: method removed (JSON-RPC only) (safe)',
    'Device.moved: now called `screen.moved` (JSON-RPC only) (safe)',
    'Device.kept: no longer deprecated (safe)',
    `Device.subscribed: apps can no longer subscribe to it (${REMOVED})`,
    'Device.many: now accepts an array of records (safe)',
    `Device.now: now returns its value without a promise (${OTHER_TYPE})`,
    `Device.later: now returns a promise for its value (${OTHER_TYPE})`,
  ]);
});

it('says what changes in parameters', () => {
  const size = createParameter('size', { type: 'integer' });
  const optional = { ...size, required: false };
  const color = createParameter('color', { type: 'string' });
  const toAt = (...required: string[]) =>
    createParameter('at', { properties: { x: {} }, required });
  const take = (...params: Method['params']) => ({ params });
  const many = { 'x-js-forms': ['call-array'] } as const;
  const hidden = { 'x-js-forms': [] };
  expect(
    diffMethods({
      gainsOptional: [{}, take(optional)],
      gains: [{}, take(size)],
      loses: [take(size), {}],
      needs: [take(optional), take(size)],
      needsNot: [take(size), take(optional)],
      renames: [
        { ...take(size), ...many },
        { ...take({ ...size, name: 'width' }), ...many },
      ],
      swaps: [take(size, color), take(color, size)],
      turns: [take(size), take({ ...color, name: 'size' })],
      widens: [take(color), take({ ...color, schema: nullable })],
      needsField: [take(toAt()), take(toAt('x'))],
      hidden: [{ ...take(size), ...hidden }, hidden],
      event: [createEvent({ params: [] }), createEvent()],
    }),
  ).toEqual([
    'Device.gainsOptional: parameter `size` added (safe)',
    `Device.gains: parameter \`size\` added (${MISSED})`,
    `Device.loses: parameter \`size\` removed (${REMOVED})`,
    `Device.needs: parameter \`size\` is now required (${MISSED})`,
    'Device.needsNot: parameter `size` is now optional (safe)',
    `Device.renames: parameter \`size\` is now called \`width\` (${REMOVED})`,
    `Device.swaps: parameter \`size\` is now argument 2, formerly argument 1 (${OTHER_TYPE})`,
    `Device.swaps: parameter \`color\` is now argument 1, formerly argument 2 (${OTHER_TYPE})`,
    `Device.turns: parameter \`size\` is now \`string\`, formerly \`number\` (${OTHER_TYPE})`,
    'Device.widens: parameter `color` is now `string | null`, formerly `string` (safe)',
    `Device.needsField: \`x\` is now required (${MISSED})`,
    'Device.hidden: parameter `size` removed (JSON-RPC only) (safe)',
  ]);
});

it('says what changes in results', () => {
  const state: Schema = { type: 'object', properties: { state: {} } };
  const sure: Schema = { ...state, required: ['state'] };
  const result = (schema: Schema) => ({ result: { name: 'size', schema } });
  const payload = (schema: Schema) =>
    createEvent(result({ oneOf: [refer('ListenResponse'), schema] }));
  expect(
    diffMethods({
      loosens: [result(sure), result(state)],
      gains: [result({ type: 'object' }), result(state)],
      gainsSure: [result({ type: 'object' }), result(sure)],
      loses: [result(state), result({ type: 'object' })],
      losesValue: [result({ enum: ['on', 'off'] }), result({ enum: ['on'] })],
      widens: [result({ type: 'string' }), result(nullable)],
      narrows: [result(nullable), result({ type: 'string' })],
      event: [payload({ type: 'string' }), payload({ type: 'number' })],
    }),
  ).toEqual([
    'Device.loosens: `state` is now optional (breaks: code that relies on it may find it missing)',
    'Device.gains: `state` added (safe)',
    'Device.gainsSure: `state` added, required (safe)',
    `Device.loses: \`state\` removed (${REMOVED})`,
    'Device.losesValue: value `off` removed (breaks: code that waits for it never receives it and no longer compiles)',
    "Device.widens: the result is now `string | null`, formerly `string` (breaks: code can receive values it doesn't expect)",
    'Device.narrows: the result is now `string`, formerly `string | null` (safe)',
    `Device.sizeChanged: the payload is now \`number\`, formerly \`string\` (${OTHER_TYPE})`,
  ]);
});
