import typescript from 'typescript';
import type { AppFile } from '../typing/types';
import { checkUpgrade } from './checkUpgrade';
import type { SdkVersion } from './createSdkVersion';
import type { Problem, Report } from './types';

/** What the page asks for. */
export interface Question {
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly versions: readonly SdkVersion[];
  readonly files: readonly AppFile[];
  readonly problems: readonly Problem[];
}

/** What the worker answers. */
export type Answer = { readonly report: Report } | { readonly failure: string };

function answer(question: Question): Answer {
  const { files, problems, versions } = question;
  const libraries = new Map(question.libraries);
  try {
    return {
      report: checkUpgrade(
        { typescript, libraries, versions },
        files,
        problems,
      ),
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});
