import { checkUpgrade, type CheckContext } from '../../upgrade/checkUpgrade';
import type { ToolData } from '../../upgrade/SdkVersion';
import type { AppFile } from '../../typing/types';
import type { UpgradeReport } from '../../upgrade/types';
import { fetchJson } from '../dom/fetchFile';

export interface UpgradeQuestion extends CheckContext {
  readonly from: string;
  readonly to: string;
  readonly files: readonly AppFile[];
}

/** The report, or an error message. */
export type UpgradeAnswer = UpgradeReport | string;

/** Loads all versions at once, so that later checks work offline. */
const loading = Promise.all([
  fetchJson<ToolData['libraries']>('../compiler/libraries.json'),
  fetchJson<ToolData['versions']>('versions.json'),
]);

async function answer(question: UpgradeQuestion): Promise<UpgradeAnswer> {
  try {
    const { from, to, files, ...context } = question;
    const [libraries, versions] = await loading;
    const names = versions.map(({ version }) => version);
    const passed = versions.slice(names.indexOf(from), names.indexOf(to) + 1);
    return checkUpgrade(new Map(libraries), passed, files, context);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<UpgradeQuestion>) => {
  void answer(data).then((report) => self.postMessage(report));
});
