import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** The same for all files of all builds, in the zone of any machine. */
const MTIME = new Date(1980, 0, 1);

const deflate = promisify(deflateRaw);

interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** What is in several archives is packed once. */
const known = new WeakMap<Buffer, Promise<Packed>>();

async function pack(content: Buffer): Promise<Packed> {
  const bytes = new Uint8Array(content);
  return { bytes, packed: new Uint8Array(await deflate(bytes)) };
}

function packOnce(content: Buffer): Promise<Packed> {
  const packed = known.get(content) ?? pack(content);
  known.set(content, packed);
  return packed;
}

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
    Array.from(files, async ([name, content]) => ({
      name,
      ...(await packOnce(content)),
    })),
  );
  packed.sort((a, b) => (a.name < b.name ? -1 : 1));
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const one of packed) {
    const file = new PackedFile(one.name, one.packed);
    zip.add(file);
    file.push(one.bytes, true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}
