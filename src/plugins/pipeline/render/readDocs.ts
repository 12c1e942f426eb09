import { listTwins } from '../../../components/versions/getVersionTarget';
import type { AppFiles, Doc } from '../appFiles';

interface Version {
  readonly name: string;
  readonly docs: readonly Doc[];
}

interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': {
    readonly default: { readonly versions: readonly Version[] };
  };
}

const withSlash = (path: string): string => path.replace(/\/*$/, '/');

/** Finds the docs that stand for a page in all versions. */
export function createDocsReader(
  globalData: string,
): (page: string) => NonNullable<AppFiles['docs']> {
  const data = JSON.parse(globalData) as GlobalData;
  const { versions } = data['docusaurus-plugin-content-docs'].default;
  const ids = new Map(
    versions.flatMap(({ docs }) =>
      docs.map(({ path, id }) => [withSlash(path), id] as const),
    ),
  );
  return (page) => {
    const id = ids.get(page);
    // The page of a category is no doc.
    const twins = id === undefined ? [] : listTwins(id);
    return Object.fromEntries(
      versions.map(({ name, docs }) => [
        name,
        docs.filter((doc) => twins.includes(doc.id)),
      ]),
    );
  };
}
