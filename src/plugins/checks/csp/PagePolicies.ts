import { createHash } from 'node:crypto';
import { Compilation, sources, type Compiler } from 'webpack';
import { addPolicy, type PageParts } from './addPolicy';
import type { Hosts } from './policy';

const NAME = 'PagePolicies';

/**
 * Puts policies into pages before webpack writes them: it leaves a file as it is
 * that says the same already. What the policies allow is judged at the end.
 */
export class PagePolicies {
  /** @param onPage is told what is inline in a page, by the hash of its file */
  constructor(
    private readonly hosts: Hosts,
    private readonly onPage: (hash: string, parts: PageParts) => void,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!name.endsWith('.html')) continue;
            const { html, parts } = addPolicy(
              String(source.source()),
              this.hosts,
            );
            // As bytes: half of the memory, and webpack writes those.
            const bytes = Buffer.from(html);
            compilation.updateAsset(name, new sources.RawSource(bytes));
            this.onPage(createHash('sha256').update(html).digest('hex'), parts);
          }
        },
      );
    });
  }
}
