import type { PlatformEvent } from '../platform/platform';
import type { Answers, VersionData } from '../sandbox/protocol';

/** What the controls of the pretended platform act on. */
export interface PlatformOptions {
  readonly data: VersionData;
  /** Sends an event to the app; false if nothing runs. */
  readonly send: (event: PlatformEvent, value: unknown) => boolean;
  readonly setAnswers: (answers: Answers) => void;
}
