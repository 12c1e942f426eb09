import { Compilation, sources, type Compiler } from 'webpack';
import { addPolicy, type SecuredPage } from './addPolicy';

const NAME = 'PagePolicies';

/**
 * Puts policies into pages before webpack writes them: it leaves a file as it is
 * that says the same already. What the policies allow is judged at the end.
 */
export class PagePolicies {
  /** What is inline in each page, by the name of its file. */
  readonly pages = new Map<string, Omit<SecuredPage, 'html'>>();

  /** Part of a page would keep all of it in memory; most pages have the same. */
  private readonly texts = new Map<string, string>();

  private share(text: string): string {
    const known = this.texts.get(text) ?? text;
    this.texts.set(known, known);
    return known;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!name.endsWith('.html')) continue;
            const { html, ...page } = addPolicy(String(source.source()));
            const scripts = page.scripts.map((text) => this.share(text));
            this.pages.set(name, { ...page, scripts });
            // As bytes: half of the memory, and webpack writes those.
            const bytes = Buffer.from(html);
            compilation.updateAsset(name, new sources.RawSource(bytes));
          }
        },
      );
    });
  }
}
