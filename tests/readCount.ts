import fs from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';

export interface Failure {
  /** The test's file and title. */
  readonly name: string;
  /** The expected and the actual value. */
  readonly reason: string;
  /** The command that runs only this test. */
  readonly command: string;
}

export interface Count {
  readonly passed: number;
  readonly failed: readonly Failure[];
}

/** A title as a runner's argument: an escaped regular expression in shell quotes. */
const quote = (title: string): string =>
  `'${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')}'`;

/** Returns an error as one line, with the expected and the actual value. */
function shorten(message: string, details: string): string {
  const [first = ''] = message.split('\n');
  const values = details
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(?:Expected|Received)/.test(line));
  return [first, ...values].join(' ').slice(0, 300);
}

/** The arguments that select a test: a file and line, or a file and title. */
function getArguments(file: string, title: string, details: string): string {
  // Only Playwright's details start with the test's place: `a.spec.ts:12:5 › title`.
  const [, place] = /^\s*(?:\[\w+\] › )?(\S+:\d+):\d+ › /.exec(details) ?? [];
  if (place !== undefined) return place;
  // The title of a file that fails to load is its path.
  if (title === file) return file;
  return `${file} -t ${quote(title).replaceAll(' > ', '.')}`;
}

/**
 * @param file the JUnit report of Vitest or Playwright; if it is missing, no tests ran
 * @param group the test group, as in `npm run test:<group>`
 */
export function readCount(file: string, group: string): Count {
  if (!fs.existsSync(file)) return { passed: 0, failed: [] };
  const report = parseDocument(fs.readFileSync(file, 'utf8'), {
    xmlMode: true,
  });
  const tests = DomUtils.getElementsByTagName('testcase', report);
  const find = (tag: string, element: (typeof tests)[number]) =>
    DomUtils.getElementsByTagName(tag, element);
  const failed = tests.flatMap((test) => {
    const { classname = '', name = '' } = test.attribs;
    const errors = [...find('failure', test), ...find('error', test)];
    return errors.slice(0, 1).map((error) => {
      const details = DomUtils.textContent(error);
      return {
        name: `${classname} › ${name}`,
        reason: shorten(error.attribs['message'] ?? '', details),
        command: `npm run test:${group} -- ${getArguments(classname, name, details)}`,
      };
    });
  });
  const skipped = tests.filter((test) => find('skipped', test).length > 0);
  return { passed: tests.length - failed.length - skipped.length, failed };
}
