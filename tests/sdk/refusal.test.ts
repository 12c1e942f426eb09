import { expect, it, vi } from 'vitest';
import versions from '../../versions.json';
import { REFUSAL } from './runApp';
import { settle, startSdk } from './startSdk';

type Listen = (...args: readonly unknown[]) => Promise<number>;

/** More turns than an app needs at its start to get all answers. */
const TURNS = 12;

it.each(versions)(
  'a refused event in %s calls each callback once, without a value, and passes for the state until the next event',
  async (version) => {
    const { sdk } = startSdk(version, {
      answer: (method) =>
        method === 'lifecycle.onSuspended' ? REFUSAL : undefined,
    });
    const { listen, once, ready, state } = sdk['Lifecycle'] as unknown as {
      readonly listen: Listen;
      readonly once: Listen;
      readonly ready: () => Promise<void>;
      readonly state: () => string;
    };
    const [all, first] = [vi.fn(), vi.fn()];
    const named = vi.fn(state);
    await Promise.allSettled([
      listen(all),
      listen('suspended', named),
      once('suspended', first),
      ready(),
    ]);
    await settle(TURNS);
    expect(all.mock.calls.filter(([event]) => event === 'suspended')).toEqual([
      ['suspended', undefined],
    ]);
    expect(named.mock.calls).toEqual([[undefined]]);
    expect(first.mock.calls).toEqual([[undefined]]);
    expect(named).toHaveReturnedWith('suspended');
    expect(state()).toBe('foreground');
  },
);
