import type { SdkVersion } from './createSdkVersion';
import type { SiteLinks } from './printReport';

/** What the tool brings along beside the compiler. */
export interface ToolData {
  /** The oldest first. */
  readonly versions: readonly SdkVersion[];
  readonly libraries: readonly (readonly [name: string, text: string])[];
  readonly links: SiteLinks;
}
