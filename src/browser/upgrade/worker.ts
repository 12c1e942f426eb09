import typescript from 'typescript';
import type { AppFile } from '../../typing/types';
import { checkUpgrade, type Given } from '../../upgrade/checkUpgrade';
import type { SdkVersion } from '../../upgrade/createSdkVersion';
import type { Report } from '../../upgrade/types';

/** What the page asks for. */
export interface Question extends Given {
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly versions: readonly SdkVersion[];
  readonly files: readonly AppFile[];
}

/** What the worker answers. */
export type Answer = { readonly report: Report } | { readonly failure: string };

function answer(question: Question): Answer {
  const { files, versions } = question;
  const libraries = new Map(question.libraries);
  try {
    return {
      report: checkUpgrade(
        { typescript, libraries, versions },
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
