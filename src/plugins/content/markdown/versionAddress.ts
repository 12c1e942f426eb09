/** Stands for the folder of a version, so that equal texts of two are equal. */
export const PLACE = '~version/';

/**
 * HTML of a version without the version in its own links.
 *
 * @param path of the version: `/site/docs/`, `/site/docs/1.2.0/`
 * @param inner paths of other versions, which begin with that of the newest
 */
export function hideVersion(
  html: string,
  baseUrl: string,
  path: string,
  inner: readonly string[],
): string {
  const own = html.replaceAll(path, baseUrl + PLACE);
  return inner
    .filter((other) => other.startsWith(path) && other !== path)
    .reduce(
      (text, other) =>
        text.replaceAll(baseUrl + PLACE + other.slice(path.length), other),
      own,
    );
}

/** A text for its version. */
export function showVersion(
  text: string,
  siteUrl: string,
  url: string,
): string {
  return text.replaceAll(siteUrl + PLACE, url);
}
