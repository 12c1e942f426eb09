import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** The same for all files of all builds, in the zone of any machine. */
const MTIME = new Date(1980, 0, 1);

const deflate = promisify(deflateRaw);

/** Packed by Node.js, which is three times as fast as a script. */
class PackedFile extends ZipPassThrough {
  override compression = 8;
  override mtime = MTIME;

  constructor(
    name: string,
    private readonly packed: Uint8Array<ArrayBuffer>,
  ) {
    super(name);
  }

  protected override process(_: Uint8Array, isLast: boolean): void {
    this.ondata(null, this.packed, isLast);
  }
}

/**
 * A zip of files, sorted by name: the same files are the same bytes.
 * @param files contents by their names
 */
export async function packFiles(
  files: ReadonlyMap<string, Buffer>,
): Promise<Uint8Array> {
  const packed = await Promise.all(
    Array.from(files, async ([name, content]) => {
      const bytes = new Uint8Array(content);
      const file = new PackedFile(name, new Uint8Array(await deflate(bytes)));
      return { file, bytes };
    }),
  );
  packed.sort((a, b) => (a.file.filename < b.file.filename ? -1 : 1));
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const { file, bytes } of packed) {
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}
