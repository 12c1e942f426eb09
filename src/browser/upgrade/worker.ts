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

/** The report, or why there is none. */
export type UpgradeAnswer = UpgradeReport | string;

self.addEventListener('message', ({ data }: MessageEvent<UpgradeQuestion>) => {
  const { libraries, versions, files } = data;
  try {
    self.postMessage(checkUpgrade(new Map(libraries), versions, files, data));
  } catch (error) {
    self.postMessage(String(error));
  }
});
