import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** A fixed local time, so that archives are reproducible; ZIP stores local times. */
const MTIME = new Date(1980, 0, 1);

const deflate = promisify(deflateRaw);

/** A file that Node.js has already compressed, because fflate takes three times as long. */
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
 * Packs files into a ZIP archive, sorted by name so that it is reproducible.
 * @param files contents by name
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
