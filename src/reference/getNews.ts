import { getComparison, type ComparisonModel, type Context } from '../openrpc';

/** What changed since the version before; nothing in the first. */
export function getNews({ document, releases = [] }: Context): ComparisonModel {
  const { version } = document.info;
  const index = releases.findIndex((r) => r.document === document);
  const [older, newer] = [releases[index - 1], releases[index]];
  return older && newer
    ? getComparison(older, newer)
    : { from: version, to: version, changes: [] };
}
