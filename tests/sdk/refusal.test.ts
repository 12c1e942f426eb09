import { describe, expect, it, vi } from 'vitest';
import versions from '../../versions.json';
import { REFUSAL } from './runApp';
import { settle, startSdk } from './startSdk';

type Listen = (...args: readonly unknown[]) => Promise<number>;

/** More turns than an app needs at its start to get all answers. */
const TURNS = 12;

/** `Lifecycle` of an SDK whose platform rejects one event. */
function startLifecycle(version: string, refused: string) {
  const { sdk } = startSdk(version, {
    answer: (method) =>
      method === `lifecycle.${refused}` ? REFUSAL : undefined,
  });
  return sdk['Lifecycle'] as unknown as {
    readonly listen: Listen;
    readonly once: Listen;
    readonly ready: () => Promise<void>;
    readonly state: () => string;
  };
}

describe.each(versions)('a refused event in %s', (version) => {
  it('calls each callback once, without a value', async () => {
    const { listen, once, ready } = startLifecycle(version, 'onSuspended');
    const [all, named, first] = [vi.fn(), vi.fn(), vi.fn()];
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
  });

  it('passes for the state, until the next event', async () => {
    const { listen, ready, state } = startLifecycle(version, 'onSuspended');
    const seen: string[] = [];
    const note = (): unknown => seen.push(state());
    await Promise.allSettled([listen('suspended', note), ready()]);
    await settle(TURNS);
    expect([...seen, state()]).toEqual(['suspended', 'foreground']);
  });
});
