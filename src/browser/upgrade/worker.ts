import { checkUpgrade, type CheckContext } from '../../upgrade/checkUpgrade';
import type { SdkVersion } from '../../upgrade/SdkVersion';
import type { AppFile } from '../../typing/types';
import type { UpgradeReport } from '../../upgrade/types';

/** What the page asks for. */
export interface UpgradeQuestion extends CheckContext {
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly versions: readonly SdkVersion[];
  readonly files: readonly AppFile[];
}

export type UpgradeAnswer =
  { readonly report: UpgradeReport } | { readonly failure: string };

function answer(question: UpgradeQuestion): UpgradeAnswer {
  const { libraries, versions, files } = question;
  try {
    return {
      report: checkUpgrade(new Map(libraries), versions, files, question),
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<UpgradeQuestion>) => {
  self.postMessage(answer(data));
});
