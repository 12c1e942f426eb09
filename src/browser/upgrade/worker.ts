import typescript from 'typescript';
import type { AppFile } from '../../typing/types';
import type { Progress } from '../../upgrade/analyze';
import { checkUpgrade, type Given } from '../../upgrade/checkUpgrade';
import type { SdkVersion } from '../../upgrade/createSdkVersion';
import type { Report } from '../../upgrade/types';

/** What the page asks for. */
export interface Question extends Given {
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly versions: readonly SdkVersion[];
  readonly files: readonly AppFile[];
}

/** What the worker answers: how far it is, again and again, and the end. */
export type Answer =
  | { readonly progress: Progress }
  | { readonly report: Report }
  | { readonly failure: string };

const onProgress = (progress: Progress): void => {
  const answer: Answer = { progress };
  self.postMessage(answer);
};

function answer(question: Question): Answer {
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

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});
