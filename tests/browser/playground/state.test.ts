import { describe, expect, it } from 'vitest';
import { findSamples } from '../../../src/browser/run/sharing/Sample';
import {
  bringBack,
  changeTerms,
  getFirstState,
  isEdited,
  openDraft,
  replaceWork,
  settleVersion,
  type PlaygroundState,
} from '../../../src/browser/playground/state';

const FIRST = getFirstState('2.0.0');
const OTHER = { version: '1.0.0', language: 'ts', code: 'other();' } as const;

const OPENED = { name: 'Other', notice: 'Opened.' };

const type = (state: PlaygroundState, code: string): PlaygroundState => ({
  ...state,
  work: { ...state.work, code },
});

describe('other code', () => {
  it('takes the place of an example without a word', () => {
    const state = replaceWork(OTHER, OPENED)(FIRST);
    expect(state).toMatchObject({ work: OTHER, ...OPENED });
    expect(state.former).toBeUndefined();
    expect(isEdited(state)).toBe(false);
  });

  it('lets the reader’s own be brought back, with its version', () => {
    const own = type(FIRST, 'own();');
    const once = replaceWork(OTHER, { ...OPENED, link: 'a' })(own);
    const twice = replaceWork({ ...OTHER, code: 'b();' }, OPENED)(once);
    const back = bringBack(twice);
    expect(back.work).toEqual(own.work);
    expect(isEdited(back)).toBe(true);
    expect(back).toMatchObject({ link: 'a', notice: 'Your code is restored.' });
    expect(back.former).toBeUndefined();
    const swapped = bringBack(type(twice, 'new();'));
    expect(swapped.former?.work.code).toBe('new();');
  });

  it('does not keep an empty editor', () => {
    const state = replaceWork(OTHER, OPENED)(type(FIRST, ' \n'));
    expect(state.former).toBeUndefined();
  });

  it('may be the same for other terms', () => {
    const terms = changeTerms({ version: '1.0.0' })(FIRST);
    expect(terms.work).toEqual({ ...FIRST.work, version: '1.0.0' });
    expect(terms.id).toBe(FIRST.id);
  });

  it('has a name and is kept as its own', () => {
    const state = replaceWork(OTHER, OPENED)(FIRST);
    expect(state.name).toBe('Other');
    expect(state.id).not.toBe(FIRST.id);
  });

  it('that was kept opens as it was, and goes on being kept', () => {
    const own = type(FIRST, 'own();');
    const draft = { ...FIRST, id: 'kept', name: 'Kept', work: OTHER };
    const state = openDraft(draft)(own);
    expect(state).toMatchObject({ id: 'kept', name: 'Kept', work: OTHER });
    expect(state.former?.work.code).toBe('own();');
    expect(openDraft(draft)(state).former).toEqual(state.former);
  });
});

it.each([
  ['1.0.0', '1.0.0', ''],
  [
    '9.9.9',
    '2.0.0',
    'The link uses SDK 9.9.9, which this site does not document. The playground uses 2.0.0 instead. You can choose another version.',
  ],
  ['', '2.0.0', ''],
])('a link for %j opens with %s', (version, want, notice) => {
  const work = { ...OTHER, version };
  expect(settleVersion(work, ['1.0.0', '2.0.0'])).toEqual({
    work: { ...OTHER, version: want },
    notice,
  });
});

it('samples are found by all words of their names', () => {
  const samples = ['Device.name(): Get', 'Device.id(): Get the name'].map(
    (name) => {
      const [place = '', title = ''] = name.split(': ');
      return { place, title, language: 'js' as const, code: '' };
    },
  );
  const find = (query: string): readonly string[] =>
    findSamples(samples, query).map(({ place }) => place);
  expect(find('')).toEqual(['Device.name()', 'Device.id()']);
  expect(find(' NAME  device.n')).toEqual(['Device.name()']);
  expect(find('name')).toHaveLength(2);
  expect(find('javascript id')).toEqual(['Device.id()']);
  expect(find('none')).toEqual([]);
});
