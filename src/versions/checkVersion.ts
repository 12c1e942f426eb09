/**
 * Whether docs/ may become a version.
 * @param described the version that the API description of docs/ says it is
 * @throws unless it is a new one, and the one that is described
 */
export function checkVersion(
  version: string | undefined,
  versions: readonly string[],
  described: string,
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
}
