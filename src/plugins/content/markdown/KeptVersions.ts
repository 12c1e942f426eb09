import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readKept } from '../../shared/readKept';
import { replaceFile } from '../../shared/replaceFile';

/** What the files of a version are made of. */
export interface VersionKeys {
  /** Changes with its sources. */
  readonly source: string;
  /** Changes with its finished pages, and with what is said of other versions. */
  readonly pages: string;
}

interface KeptFiles extends VersionKeys {
  /** Below the site. */
  readonly names: readonly string[];
  /** Changes with the size and the time of each file. */
  readonly state: string;
}

/** Remembers which files versions have, and whether they are as they were written. */
export class KeptVersions {
  private readonly before: () => Readonly<Record<string, KeptFiles>>;
  private readonly versions = new Map<string, KeptFiles>();

  /**
   * @param file that remembers them
   * @param outDir folder of the site
   */
  constructor(
    private readonly file: string,
    private readonly outDir: string,
  ) {
    this.before = readKept(file);
  }

  /** Whether the sources of a version are as they were. */
  knows(name: string, source: string): boolean {
    return this.before()[name]?.source === source;
  }

  /** Whether all files of a version are there, made of the same. */
  keep(name: string, { source, pages }: VersionKeys): boolean {
    const kept = this.before()[name];
    const isSame =
      kept?.source === source &&
      kept.pages === pages &&
      kept.state === this.getState(kept.names);
    if (isSame) this.versions.set(name, kept);
    return isSame;
  }

  set(name: string, keys: VersionKeys, names: readonly string[]): void {
    this.versions.set(name, { ...keys, names, state: this.getState(names) });
  }

  /**
   * Keeps what was said of versions for the next build.
   *
   * @returns names of all files
   */
  save(): ReadonlySet<string> {
    replaceFile(this.file, JSON.stringify(Object.fromEntries(this.versions)));
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
