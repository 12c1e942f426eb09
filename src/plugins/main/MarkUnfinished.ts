import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { UNFINISHED } from '../../site/unfinished';

const TEXT =
  'This build was stopped, or still runs. Run `npm run build` to its end.\n';

/** Takes the mark away when all is written. */
export function markFinished(outDir: string): void {
  fs.rmSync(path.join(outDir, UNFINISHED), { force: true });
}

/** Marks the folder of a build before anything is written to it. */
export class MarkUnfinished {
  constructor(private readonly outDir: string) {}

  apply(compiler: Compiler): void {
    const mark = (): void => {
      fs.mkdirSync(this.outDir, { recursive: true });
      fs.writeFileSync(path.join(this.outDir, UNFINISHED), TEXT);
    };
    // Core's own pipeline empties the folder in between.
    for (const stage of [-1000, 1000]) {
      compiler.hooks.emit.tap({ name: 'MarkUnfinished', stage }, mark);
    }
  }
}
