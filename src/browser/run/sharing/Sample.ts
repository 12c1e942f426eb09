import type { Language } from '../../../typing/types';

/** A code sample of the docs that opens in the playground. */
export interface Sample {
  /** Its location: `Device.name()`, or the title of a guide. */
  readonly place: string;
  /** Its title there. */
  readonly title: string;
  readonly language: Language;
  readonly code: string;
  /** SDK version, if it isn't that of the docs. */
  readonly version?: string;
}
