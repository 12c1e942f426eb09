import type { Canonicals } from '../../../site/getCanonical';
import type { DescribedVersion } from './describePages';

/** Finds pages of old versions that are identical in the newest version. */
export function getCanonicals(
  versions: readonly DescribedVersion[],
): Canonicals {
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
        .map((page) => [page.path.slice(path.length), page.content] as const)
        .filter(([name, content]) => contents.get(name) === content)
        .map(([name]) => name),
    })),
  };
}
