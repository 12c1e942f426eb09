import { explainNoDay, parseDay } from '../text/parseDay';

/** Relative to a version's folder. */
export const CHANGELOG = 'changelog/changelog.mdx';

/** A release's heading, and the line in italics that gives its date. */
const RELEASE = /^## (\d+\.\d+\.\d+\S*).*[\r\n]+(?:([*_])(?!\2)(.*?)\2)?/gm;

/** Without the date of each release, the build would fail after the version is cut. */
function checkDays(changelog: string, file: string): void {
  const errors = [...changelog.matchAll(RELEASE)]
    .filter(([, , , text = '']) => !parseDay(text))
    .map(([, name = '']) => `${file}: ${explainNoDay(name)}`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/**
 * @param described the version that `api/openrpc.json` names
 * @param docs the folder of the next version
 */
export function checkVersion(
  version: string | undefined,
  versions: readonly string[],
  described: string,
  changelog: string,
  docs: string,
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
      `${docs}/api/openrpc.json#/info/version: is "${described}". Set it to "${version}", the version to release.`,
    );
  }
  const heading = `## ${version} {#${version.replaceAll('.', '')}}`;
  if (!changelog.split(/\r?\n/).includes(heading)) {
    throw new Error(
      `${docs}/${CHANGELOG}: has no section for ${version}. Add one with the heading "${heading}".`,
    );
  }
  checkDays(changelog, `${docs}/${CHANGELOG}`);
}
