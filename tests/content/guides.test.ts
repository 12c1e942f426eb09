import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFences } from '../../src/text/parseFences';
import { findAll } from '../findAll';
import { readVersions } from './samples';
import { listFiles } from '../../src/plugins/shared/listFiles';

const HEADING = /^(?:## Read next|<FeedHeading .*id="read-next" \/>)$/m;

/** One page to read next, and then a list of all other related pages. */
const END = /^\n\nNext: \[.+\.\n(?:\nSee also:\n\n(?:- \[.+\.\n)+)?$/;

/** A heading is a noun or a task; only the search uses questions. */
const QUESTION = /^#{2,4} (?:How|What|When|Where|Which|Who|Whom|Why)\b.*/gm;

/** A link with a name of code that leads to the top of a guide, not to the reference. */
const LOST_NAME = /\[`[A-Za-z.]+(?:\(\))?`\]\((?![^)]*\/api\/)[^)#]*\)/g;

const readEnd = (file: string): string | undefined =>
  fs.readFileSync(file, 'utf8').split(HEADING)[1];

describe.each(readVersions('.'))('every guide of $folder', ({ folder }) => {
  const guides = path.join(folder, 'firebolt_docs');
  const files = listFiles(guides).filter((name) => name.endsWith('.mdx'));

  it('names one page to read next, and the others below "See also"', () => {
    expect(files.length).toBeGreaterThan(35);
    const wrong = files.filter(
      (name) => !END.test(readEnd(path.join(guides, name)) ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['has headings that are nouns or tasks', QUESTION],
    ['links names of code to what explains them', LOST_NAME],
  ])('%s', (_, fault) => {
    const faults = files.flatMap((name) => {
      const text = fs.readFileSync(path.join(guides, name), 'utf8');
      return (text.match(fault) ?? []).map((found) => `${name}: ${found}`);
    });
    expect(faults).toEqual([]);
  });
});

const DECLARED = /^(?:async )?(?:function|const|let) (\w+)/gm;

describe.each(readVersions('.'))('the first app of $folder', ({ folder }) => {
  const readCode = (page: string) =>
    parseFences(
      fs.readFileSync(
        path.join(folder, 'firebolt_docs/getting-started', `${page}.mdx`),
        'utf8',
      ),
    ).filter(({ meta }) => meta.includes('title="app.js'));
  const steps = readCode('first-tv-app').map(({ code }) => code);

  it('keeps in each step all that the step before has declared', () => {
    expect(steps).toHaveLength(6);
    steps.slice(1).forEach((code, i) => {
      expect(findAll(code, DECLARED)).toEqual(
        expect.arrayContaining([...findAll(steps[i] ?? '', DECLARED)]),
      );
    });
  });

  it('is the sample app in its last step', () => {
    const parts = readCode('app-skeleton').map(({ code }) => code);
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.join('\n\n')).toBe(steps.at(-1));
  });
});
