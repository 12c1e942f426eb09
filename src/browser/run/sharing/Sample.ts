import type { Language } from '../../../typing/types';

/** Code of the docs that a reader can open in the playground. */
export interface Sample {
  /** Where it stands: `Device.name()`, or the title of a guide. */
  readonly place: string;
  /** What it is called there. */
  readonly title: string;
  readonly language: Language;
  readonly code: string;
  /** Of the SDK, where it is not that of the docs. */
  readonly version?: string;
}
