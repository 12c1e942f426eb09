import { describe, expect, it } from 'vitest';
import { Auditor } from '../../../src/browser/run/Auditor';
import {
  MOST_REPORTS,
  MOST_WEIGHT,
} from '../../../src/browser/run/sandbox/Budget';
import type {
  LineReport,
  RunReport,
} from '../../../src/browser/run/sandbox/protocol';
import type { Shown } from '../../../src/browser/run/sandbox/Shown';

const SECRET = '1-2-3-4';

const read = (...reports: readonly unknown[]) =>
  new Auditor(SECRET).read({ secret: SECRET, reports });

const log = (text: string): LineReport => ({
  type: 'log',
  level: 'log',
  values: [{ text }],
  line: 1,
});

/** Objects in objects, so deep. */
const nest = (depth: number): Shown =>
  depth === 0
    ? { text: '1' }
    : { text: '{…}', entries: [{ name: 'a:', value: nest(depth - 1) }] };

describe('a delivery of the sandbox is read', () => {
  const reports: readonly RunReport[] = [
    log('a'),
    { type: 'log', level: 'warn', values: [], line: undefined },
    { type: 'value', value: nest(4) },
    {
      type: 'error',
      value: { text: 'Error: a', stack: [{ name: '', line: 3 }] },
    },
    { type: 'refused', text: 'no' },
    { type: 'message', direction: 'send', json: '{' },
    { type: 'listen', module: 'device', event: undefined },
    { type: 'sent', event: 'a.b', wasAsked: true },
    { type: 'dropped', count: 2, last: [log('the end')] },
    { type: 'timers', hasTimers: true },
    { type: 'pong' },
    { type: 'done' },
    { type: 'stuck', excess: 'time', line: 4 },
    { type: 'finished', byMock: false },
  ];
  it('with each kind of report', () => {
    expect(read(...reports)).toEqual(reports);
  });
});

describe('nothing is read of a delivery', () => {
  it.each([
    ['that is none', null],
    ['that is a text', 'report'],
    ['without the secret', { reports: [log('a')] }],
    ['with another secret', { secret: '', reports: [log('a')] }],
    ['without a list', { secret: SECRET, reports: {} }],
  ])('%s', (_, data) => {
    expect(new Auditor(SECRET).read(data)).toBe(undefined);
  });

  it.each([
    ['nothing', null],
    ['no type', {}],
    ['another type', { type: 'site-failure' }],
    ['a name of all objects', { type: 'constructor' }],
    ['another level', { ...log('a'), level: 'log site-failure' }],
    ['a text for values', { type: 'log', level: 'log', values: 'a' }],
    ['a value without a text', { type: 'value', value: {} }],
    ['a value with markup of its own', { type: 'value', value: { html: 'a' } }],
    ['a part too many', { type: 'pong', text: 'a' }],
    ['a line that is no number', { ...log('a'), line: '1' }],
    ['a line below zero', { ...log('a'), line: -1 }],
    [
      'a message that is no text',
      { type: 'message', direction: 'send', json: 5 },
    ],
    ['a message to nobody', { type: 'message', direction: 'up', json: '{}' }],
    ['a text without end', { type: 'refused', text: 'x'.repeat(1e6) }],
    ['a value without a floor', { type: 'value', value: nest(40) }],
    ['a count below zero', { type: 'dropped', count: -1, last: [] }],
    [
      'last lines that are none',
      { type: 'dropped', count: 1, last: [{ type: 'pong' }] },
    ],
    [
      'more last lines than the page shows',
      {
        type: 'dropped',
        count: 99,
        last: Array.from({ length: 21 }, () => log('')),
      },
    ],
    [
      'last lines that are too long',
      {
        type: 'dropped',
        count: 9,
        last: Array.from({ length: 9 }, () => log('x'.repeat(9000))),
      },
    ],
  ])('with a report that has %s', (_, report) => {
    expect(read(log('first'), report)).toBe(undefined);
  });

  it('that says twice what comes once', () => {
    expect(read({ type: 'done' }, { type: 'done' })).toBe(undefined);
  });
});

describe('a run may not say more than fits', () => {
  it('in lines', () => {
    const auditor = new Auditor(SECRET);
    const send = (count: number) => {
      const reports = Array.from({ length: count }, () => log(''));
      return auditor.read({ secret: SECRET, reports });
    };
    expect(send(MOST_REPORTS)).toHaveLength(MOST_REPORTS);
    expect(send(1)).toBe(undefined);
  });

  it.each([
    ['in characters', 'x'.repeat(5000)],
    ['in lines of texts', '\n'.repeat(2500)],
  ])('%s', (_, text) => {
    const auditor = new Auditor(SECRET);
    let shown = 0;
    while (auditor.read({ secret: SECRET, reports: [log(text)] })) shown += 1;
    expect(shown).toBeGreaterThan(1);
    expect(shown * text.length).toBeLessThanOrEqual(MOST_WEIGHT);
    expect(shown).toBeLessThan(MOST_REPORTS);
  });

  it('in signs of life', () => {
    const reports = Array.from({ length: 1000 }, () => ({ type: 'pong' }));
    expect(read(...reports)).toBe(undefined);
  });
});
