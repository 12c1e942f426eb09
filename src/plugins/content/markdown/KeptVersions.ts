import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../shared/replaceFile';

/** What is known of the files of a version. */
interface KeptFiles {
  /** Changes with all that they are made of. */
  readonly key: string;
  /** Below the site. */
  readonly names: readonly string[];
  /** Changes with the size and the time of each file. */
  readonly state: string;
}

interface Index {
  readonly source: string;
  readonly versions: Readonly<Record<string, KeptFiles>>;
}

/** Remembers which files versions have, and whether they are as they were written. */
export class KeptVersions {
  private readonly before: Index;
  private readonly versions = new Map<string, KeptFiles>();

  /**
   * @param file that remembers them
   * @param outDir folder of the site
   */
  constructor(
    private readonly file: string,
    private readonly outDir: string,
  ) {
    this.before = fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Index)
      : { source: '', versions: {} };
  }

  /** What the build before was made of, apart from pages. */
  get source(): string {
    return this.before.source;
  }

  /** Whether all files of a version are there, made of the same. */
  keep(name: string, key: string): boolean {
    const kept = this.before.versions[name];
    if (kept?.key !== key || kept.state !== this.getState(kept.names)) {
      return false;
    }
    this.versions.set(name, kept);
    return true;
  }

  set(name: string, key: string, names: readonly string[]): void {
    this.versions.set(name, { key, names, state: this.getState(names) });
  }

  /**
   * Keeps what was said of versions for the next build.
   *
   * @returns names of all files
   */
  save(source: string): ReadonlySet<string> {
    const versions = Object.fromEntries(this.versions);
    replaceFile(this.file, JSON.stringify({ source, versions }));
    return new Set([...this.versions.values()].flatMap(({ names }) => names));
  }

  private getState(files: readonly string[]): string {
    const hash = createHash('sha256');
    for (const name of files) {
      const stats = fs.statSync(path.join(this.outDir, name), {
        throwIfNoEntry: false,
      });
      hash.update(`${name} ${stats?.size} ${stats?.mtimeMs}\n`);
    }
    return hash.digest('hex');
  }
}
