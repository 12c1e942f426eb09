import fs from 'node:fs';
import { expect, it } from 'vitest';
import versions from '../../versions.json';
import {
  getMemberName,
  isEvent,
  isPublic,
} from '../../src/openrpc/document/getMembers';
import { readVersion, startSdk } from './startSdk';

/** This guide lists the answers that differ from the reference. */
const GUIDE = 'firebolt_docs/getting-started/local-development.mdx';

type Call = () => Promise<unknown>;
type Modules = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** Methods for which the built-in mock's answer isn't the first example. */
async function getSurprises(version: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (const method of readVersion(version).methods.filter(isPublic)) {
    const [example] = method.examples ?? [];
    const name = getMemberName(method);
    // An event only returns a confirmation, and a lifecycle method changes the app's
    // state.
    if (isEvent(method) || method['x-module'] === 'Lifecycle') continue;
    const { sdk } = startSdk(version);
    const call = (sdk as unknown as Modules)[method['x-module']]?.[name];
    const answer = await call?.();
    const printed = JSON.stringify(example?.result.value);
    if (JSON.stringify(answer) !== printed) names.push(name);
  }
  return names;
}

it.each(versions)(
  'the guide of %s names each answer of the mock that the reference does not show',
  async (version) => {
    const file = `versioned_docs/version-${version}/${GUIDE}`;
    const guide = fs.readFileSync(file, 'utf8');
    const table = guide.split('### Answers that may surprise you')[1] ?? '';
    const surprises = await getSurprises(version);
    expect(surprises).toContain('approvePurchase');
    const isMissing = (name: string): boolean => !table.includes(`${name}()`);
    expect(surprises.filter(isMissing)).toEqual([]);
  },
);
