import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Props } from '@docusaurus/types';
import { afterAll, describe, expect, it } from 'vitest';
import finishPlugin from '../../../src/plugins/finish';
import {
  getSteps,
  type Background,
} from '../../../src/plugins/finish/getSteps';
import { UNFINISHED } from '../../../src/site/unfinished';

const version = { type: 'project' };

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-'));
const mark = path.join(outDir, UNFINISHED);

afterAll(() => {
  fs.rmSync(outDir, { recursive: true });
});

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** A plugin that notes when its step begins and ends. */
function createPlugin(name: string, notes: string[], hasRest = false) {
  const finish = async (): Promise<Background | undefined> => {
    notes.push(`${name} begins`);
    await wait();
    notes.push(`${name} ends`);
    if (!hasRest) return undefined;
    return async () => {
      notes.push(`rest of ${name}`);
    };
  };
  return { name, version, finish };
}

function run(
  plugins: readonly object[],
  steps: readonly (string | readonly string[])[],
) {
  const { postBuild } = finishPlugin({ outDir } as LoadContext, { steps });
  return postBuild?.({ plugins } as unknown as Props & {
    head: Record<string, never>;
    content: unknown;
  });
}

describe('finish', () => {
  it('begins a step when the one before has ended, whatever the list of plugins', async () => {
    const notes: string[] = [];
    const plugins = ['csp', 'links', 'redirects'].map((name) =>
      createPlugin(name, notes, name === 'links'),
    );
    await run(plugins, ['redirects', 'links', 'csp']);
    expect(notes).toEqual([
      'redirects begins',
      'redirects ends',
      'links begins',
      'links ends',
      'csp begins',
      'csp ends',
      'rest of links',
    ]);
  });

  it('takes the mark away after the last step', async () => {
    fs.writeFileSync(mark, '');
    const name = 'csp';
    const notes: string[] = [];
    const rest = async (): Promise<void> => {
      notes.push(String(fs.existsSync(mark)));
    };
    await run([{ name, version, finish: async () => rest }], [name]);
    expect(notes).toEqual(['true']);
    expect(fs.existsSync(mark)).toBe(false);
  });

  it('leaves the mark when a step fails', async () => {
    fs.writeFileSync(mark, '');
    const name = 'csp';
    const finish = async (): Promise<Background> => {
      throw new Error('wrong page');
    };
    await expect(run([{ name, version, finish }], [name])).rejects.toThrow(
      'wrong page',
    );
    expect(fs.existsSync(mark)).toBe(true);
  });

  it('runs the steps of a list at once', async () => {
    const notes: string[] = [];
    const plugins = ['markdown', 'archive', 'csp'].map((name) =>
      createPlugin(name, notes, name === 'archive'),
    );
    await run(plugins, [['markdown', 'archive'], 'csp']);
    expect(notes).toEqual([
      'markdown begins',
      'archive begins',
      'markdown ends',
      'archive ends',
      'csp begins',
      'csp ends',
      'rest of archive',
    ]);
  });

  it('fails when the rest of a step fails', async () => {
    const links = {
      name: 'links',
      version,
      finish: async () => async () => {
        throw new Error('a dead link');
      },
    };
    await expect(run([links], ['links'])).rejects.toThrow('a dead link');
  });
});

describe('the order', () => {
  const plugins = [createPlugin('search', []), createPlugin('csp', [])];

  it('must name plugins with a step', () => {
    expect(() => getSteps(plugins, ['serach', 'search', 'csp'])).toThrow(
      'docusaurus.config.ts, steps of ./src/plugins/finish: no plugin "serach" has a finish(). Did you mean "search"? Correct the name, or remove it.',
    );
  });

  it('must name all of them', () => {
    expect(() => getSteps(plugins, ['search'])).toThrow(
      'docusaurus.config.ts, steps of ./src/plugins/finish: the plugin "csp" has a finish(), and no place in the order. Add it before those that need what it writes.',
    );
  });
});
