import { suggest } from '../../../text/suggest';

/**
 * Finds samples that name a version whose SDK cannot run them.
 * @param versions names of all versions of the docs
 */
export function checkRun(
  file: string,
  text: string,
  versions: readonly string[],
): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, version] = /^\s*(?:`{3,}|~{3,}).*\srun="([^"]*)"/.exec(line) ?? [];
    return version === undefined || versions.includes(version)
      ? []
      : [
          `${file}:${index + 1}: there is no version "${version}" to run this sample with. ${suggest(version, versions)} Correct run="…", or write norun.`,
        ];
  });
}
