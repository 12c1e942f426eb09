import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVersions } from './samples';

const HEADING = /^(?:## Read next|<FeedHeading .*id="read-next" \/>)$/m;

/** One page to go on with, then a list of all others that fit. */
const END = /^\n\nNext: \[.+\.\n(?:\nSee also:\n\n(?:- \[.+\.\n)+)?$/;

/** A heading names a thing or a task: questions are for the search. */
const QUESTION = /^#{2,4} (?:How|What|When|Where|Which|Who|Whom|Why)\b.*/gm;

const readEnd = (file: string): string | undefined =>
  fs.readFileSync(file, 'utf8').split(HEADING)[1];

describe.each(readVersions('.'))('every guide of $folder', ({ folder }) => {
  const guides = path.join(folder, 'firebolt_docs');
  const files = fs
    .readdirSync(guides, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'));

  it('names one page to read next, and the others below "See also"', () => {
    expect(files.length).toBeGreaterThan(35);
    const wrong = files.filter(
      (name) => !END.test(readEnd(path.join(guides, name)) ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('has headings that are nouns or tasks', () => {
    const questions = files.flatMap((name) =>
      Array.from(
        fs.readFileSync(path.join(guides, name), 'utf8').matchAll(QUESTION),
        ([heading]) => `${name}: ${heading}`,
      ),
    );
    expect(questions).toEqual([]);
  });
});
