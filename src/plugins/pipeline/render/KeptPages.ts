import fs from 'node:fs';
import path from 'node:path';
import { dropOldFiles } from '../../shared/dropOldFiles';
import { readKept } from '../../shared/readKept';
import { replaceFile } from '../../shared/replaceFile';
import type { RenderedPage } from './page';

/** What is known of a page that was rendered before. */
export interface KeptPage {
  /** Changes with all that the page is rendered from. */
  readonly hash: string;
  /** Its modules, as `registry.js` names them. */
  readonly modules: readonly string[];
  /** The file of what was rendered, named by its content. */
  readonly rendered: string;
  /** Changes with all else that the page's file is made from. */
  readonly template?: string;
  /** SHA-256 of the page's file at the end of the build. */
  readonly file?: string;
}

const INDEX = 'index.json';

/** Rendered pages on the disk: in memory they would be the most of a build. */
export class KeptPages {
  private readonly before: () => Readonly<Record<string, KeptPage>>;
  private readonly pages = new Map<string, KeptPage>();

  /** @param folder for them alone; threads write what they render there */
  constructor(readonly folder: string) {
    this.before = readKept(path.join(folder, INDEX));
  }

  /** @param name address of the page */
  get(name: string): KeptPage | undefined {
    return this.pages.get(name) ?? this.before()[name];
  }

  set(name: string, page: KeptPage): void {
    this.pages.set(name, page);
  }

  read({ rendered }: KeptPage): RenderedPage {
    const text = fs.readFileSync(path.join(this.folder, rendered), 'utf8');
    return JSON.parse(text) as RenderedPage;
  }

  /**
   * Keeps the pages that were set, for the next build.
   *
   * @param hashFile SHA-256 of the finished file of a page
   */
  save(hashFile: (name: string) => string): void {
    const pages = Array.from(
      this.pages,
      ([name, page]) => [name, { ...page, file: hashFile(name) }] as const,
    );
    replaceFile(
      path.join(this.folder, INDEX),
      JSON.stringify(Object.fromEntries(pages)),
    );
    const used = new Set([INDEX, ...pages.map(([, page]) => page.rendered)]);
    dropOldFiles(this.folder, used, () => true);
  }
}
