import { checkUpgrade, type CheckContext } from '../../upgrade/checkUpgrade';
import type { ToolData } from '../../upgrade/SdkVersion';
import type { AppFile } from '../../typing/types';
import type { UpgradeReport } from '../../upgrade/types';
import { fetchJson } from '../dom/fetchFile';

/** The page's question. */
export interface UpgradeQuestion extends CheckContext {
  readonly from: string;
  readonly to: string;
  readonly files: readonly AppFile[];
}

/** The report, or the reason why there is none. */
export type UpgradeAnswer = UpgradeReport | string;

/** All versions at once, so that a later check needs no network. */
const loading = Promise.all([
  fetchJson<ToolData['libraries']>('../compiler/libraries.json'),
  fetchJson<ToolData['versions']>('versions.json'),
]);

async function answer({
  from,
  to,
  files,
  ...context
}: UpgradeQuestion): Promise<UpgradeReport> {
  const [libraries, versions] = await loading;
  const names = versions.map(({ version }) => version);
  const passed = versions.slice(names.indexOf(from), names.indexOf(to) + 1);
  return checkUpgrade(new Map(libraries), passed, files, context);
}

self.addEventListener('message', ({ data }: MessageEvent<UpgradeQuestion>) => {
  answer(data).then(
    (report) => {
      self.postMessage(report);
    },
    (error: unknown) => {
      self.postMessage(error instanceof Error ? error.message : String(error));
    },
  );
});
