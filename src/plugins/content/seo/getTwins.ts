import type { Twins } from '../../../site/getCanonical';
import type { DescribedVersion } from './describePages';

/** The pages of old versions that the newest version has just the same. */
export function getTwins(versions: readonly DescribedVersion[]): Twins {
  const [newest = { path: '', pages: [] }, ...others] = versions;
  const contents = new Map(
    newest.pages.map((page) => [
      page.path.slice(newest.path.length),
      page.content,
    ]),
  );
  return {
    newest: newest.path,
    others: others.map(({ path, pages }) => ({
      path,
      pages: pages
        .map((page) => ({ ...page, name: page.path.slice(path.length) }))
        .filter(({ name, content }) => contents.get(name) === content)
        .map(({ name }) => name),
    })),
  };
}
