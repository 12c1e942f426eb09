import typescript from 'typescript';
import type { AppFile } from '../../typing/types';
import type { Progress } from '../../upgrade/analyze';
import { checkUpgrade, type CheckContext } from '../../upgrade/checkUpgrade';
import type { SdkVersion } from '../../upgrade/createSdkVersion';
import type { UpgradeReport } from '../../upgrade/types';

/** What the page asks for. */
export interface UpgradeQuestion extends CheckContext {
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly versions: readonly SdkVersion[];
  readonly files: readonly AppFile[];
}

/** What the worker answers: how far it is, again and again, and the end. */
export type UpgradeAnswer =
  | { readonly progress: Progress }
  | { readonly report: UpgradeReport }
  | { readonly failure: string };

const onProgress = (progress: Progress): void => {
  const answer: UpgradeAnswer = { progress };
  self.postMessage(answer);
};

function answer(question: UpgradeQuestion): UpgradeAnswer {
  const { files, versions } = question;
  const libraries = new Map(question.libraries);
  try {
    return {
      report: checkUpgrade(
        { typescript, libraries, versions, onProgress },
        files,
        question,
      ),
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<UpgradeQuestion>) => {
  self.postMessage(answer(data));
});
