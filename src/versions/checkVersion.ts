/**
 * Whether docs/ may become a version.
 * @param described the version that the API description of docs/ says it is
 * @param changelog text of the changelog of docs/
 * @throws unless it is a new one, and the one that docs/ describes
 */
export function checkVersion(
  version: string | undefined,
  versions: readonly string[],
  described: string,
  changelog: string,
): asserts version is string {
  if (!version) {
    throw new Error(
      'Which version? Write for instance: npm run docs:version 1.2.0',
    );
  }
  if (versions.includes(version)) {
    throw new Error(
      `versions.json: ${version} is released already. Released docs are changed in versioned_docs/version-${version}.`,
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
      `docs/changelog/changelog.mdx: says nothing of ${version}. Add a part with the heading "${heading}"; the announcement of the release leads there.`,
    );
  }
}
