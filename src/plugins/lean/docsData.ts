/** A page as the docs plugin's global data list it. */
interface Doc {
  readonly id: string;
  readonly path: string;
}

interface Version {
  readonly path: string;
  readonly docs: readonly Doc[];
}

/** The global data of an instance of the docs plugin. */
export interface DocsData {
  readonly versions: readonly Version[];
}

interface CompactVersion {
  readonly path: string;
  /** A digit for every row: 1 for a page that the version has. */
  readonly docs: string;
}

/** Pages of all versions, each once; `~` stands for the version's path. */
export interface CompactDocs {
  readonly rows: readonly Doc[];
  readonly versions: readonly CompactVersion[];
}

/** Versions share most pages: listed once, a version costs bytes. */
export function compactDocs<T extends DocsData>(data: T): T & CompactDocs {
  const relative = data.versions.map(
    (version) =>
      JSON.parse(
        JSON.stringify(version).replaceAll(`"${version.path}/`, '"~/'),
      ) as Version,
  );
  const keys = [
    ...new Set(
      relative.flatMap(({ docs }) => docs.map((doc) => JSON.stringify(doc))),
    ),
  ];
  return {
    ...data,
    rows: keys.map((key) => JSON.parse(key) as Doc),
    versions: relative.map((version) => {
      const own = new Set(version.docs.map((doc) => JSON.stringify(doc)));
      return {
        ...version,
        docs: keys.map((key) => Number(own.has(key))).join(''),
      };
    }),
  };
}

/** Undoes `compactDocs`, save the order of the pages. */
export function expandDocs({ rows, versions, ...rest }: CompactDocs): DocsData {
  return {
    ...rest,
    versions: versions.map((version) => {
      const docs = rows.filter((_, row) => version.docs[row] === '1');
      return JSON.parse(
        JSON.stringify({ ...version, docs }).replaceAll(
          '"~/',
          `"${version.path}/`,
        ),
      ) as Version;
    }),
  };
}
