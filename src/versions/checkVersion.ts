import { explainNoDay, parseDay } from '../text/parseDay';

const CHANGELOG = 'docs/changelog/changelog.mdx';

/** Heading of a release, and what its text begins with: a text in italics. */
const RELEASE = /^## (\d+\.\d+\.\d+\S*).*\n+(?:([*_])(?!\2)(.*?)\2)?/gm;

/** @throws for a release without its day, which the build would refuse */
function checkDays(changelog: string): void {
  const faults = [...changelog.matchAll(RELEASE)]
    .filter(([, , , text = '']) => !parseDay(text))
    .map(([, name = '']) => `${CHANGELOG}: ${explainNoDay(name)}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Whether docs/ may become a version.
 * @param described the version that the API description of docs/ says it is
 * @param changelog text of the changelog of docs/
 * @throws unless it is a new one, the one that docs/ describes, and each release
 * has its day
 */
export function checkVersion(
  version: string | undefined,
  versions: readonly string[],
  described: string,
  changelog: string,
): asserts version is string {
  if (!version) {
    throw new Error(
      'Name the version to release, for example: npm run docs:version 1.2.0',
    );
  }
  if (versions.includes(version)) {
    throw new Error(
      `versions.json: ${version} is already released. Edit its docs in versioned_docs/version-${version}.`,
    );
  }
  if (described !== version) {
    throw new Error(
      `docs/api/openrpc.json#/info/version: is "${described}". Set it to "${version}", so that the version describes itself.`,
    );
  }
  const heading = `## ${version} {#${version.replaceAll('.', '')}}`;
  if (!changelog.split('\n').includes(heading)) {
    throw new Error(
      `${CHANGELOG}: has no section for ${version}. Add one with the heading "${heading}".`,
    );
  }
  checkDays(changelog);
}
