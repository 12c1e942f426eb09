import {
  Compilation,
  RuntimeGlobals,
  RuntimeModule,
  sources,
  type Chunk,
  type ChunkGraph,
  type Compiler,
} from 'webpack';

const NAME = 'ChunkTables';

/** Begins the names of the chunks that bring a table of their own. */
const OWNER = 'routes-';

/** What stands for the file names of a version in its chunk. */
export const getTableName = (chunkName: string): string =>
  `files of ${chunkName}`;

const isOwner = ({ name }: Chunk): boolean => Boolean(name?.startsWith(OWNER));

/** Name and hash of each chunk, of which its file's name is made. */
const printFiles = (chunks: readonly Chunk[]): string =>
  chunks
    .map(
      ({ id, contentHash }) =>
        `${String(id)}.${contentHash['javascript']?.slice(0, 8) ?? ''}`,
    )
    .join(' ');

/** Chunks that are loaded only with the help of the given one. */
function listOwned(owner: Chunk): ReadonlySet<Chunk> {
  const groups = new Set(owner.groupsIterable);
  for (const group of groups) {
    for (const child of group.childrenIterable) groups.add(child);
  }
  return new Set(
    [...groups].flatMap(({ chunks }) =>
      chunks.filter(
        (chunk) =>
          chunk !== owner &&
          [...chunk.groupsIterable].every(
            (group) =>
              groups.has(group) &&
              [...group.parentsIterable].every((parent) => groups.has(parent)),
          ),
      ),
    ),
  );
}

/** The runtime's knowledge of file names, without those in tables. */
class FileNames extends RuntimeModule {
  constructor() {
    super('file names');
    // It is printed when the hashes of all other chunks are known.
    this.dependentHash = true;
  }

  override generate(): string {
    const chunk = this.chunk as Chunk;
    const graph = this.chunkGraph as ChunkGraph;
    const chunks = [
      ...chunk.getAllAsyncChunks(),
      // A worker loads these before it starts.
      ...graph.getRuntimeChunkDependentChunksIterable(chunk),
      ...[...chunk.getAllReferencedAsyncEntrypoints()].flatMap(
        (entrypoint) => entrypoint.chunks,
      ),
    ];
    const owned = new Set(
      chunks.filter(isOwner).flatMap((owner) => [...listOwned(owner)]),
    );
    const files = printFiles(chunks.filter((other) => !owned.has(other)));
    return `const files = {};
__webpack_require__.addFiles = (table) => {
  for (const file of table.split(' ')) files[file.slice(0, -9)] = file;
};
__webpack_require__.addFiles(${JSON.stringify(files)});
__webpack_require__.u = (id) => 'assets/js/' + files[id] + '.js';
__webpack_require__.gca = (id) => __webpack_require__.p + __webpack_require__.u(id);`;
  }
}

function fillTables(compilation: Compilation): void {
  for (const chunk of [...compilation.chunks].filter(isOwner)) {
    const table = getTableName(chunk.name ?? '');
    for (const file of chunk.files) {
      compilation.updateAsset(file, (source) => {
        const code = source.source().toString();
        const start = code.indexOf(table);
        if (start < 0) {
          throw new Error(`${file}: "${table}" is gone; it stands for names`);
        }
        const replaced = new sources.ReplaceSource(source);
        replaced.replace(
          start,
          start + table.length - 1,
          printFiles([...listOwned(chunk)]),
        );
        return replaced;
      });
    }
  }
}

/**
 * Moves the names of the files of a version from the runtime, which every page
 * loads, to the chunk with the routes of that version.
 */
export default class ChunkTables {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap({ name: NAME, before: 'RuntimePlugin' }, (chunk) => {
          compilation.addRuntimeModule(chunk, new FileNames());
          return true;
        });
      compilation.hooks.processAssets.tap(
        // Scripts are minified by then, and hashes are made of the result.
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          fillTables(compilation);
        },
      );
    });
  }
}
