/** A family of devices that run Firebolt apps. */
export interface ShowcaseEntry {
  readonly caption: string;
  /** The drawing's path in `static/`. */
  readonly image: string;
  /** The maker's page about the devices. */
  readonly infoLink: string;
  readonly pinned: boolean;
  readonly description: string;
}

export const sortShowcase = (
  entries: readonly ShowcaseEntry[],
): readonly ShowcaseEntry[] =>
  [...entries].sort((a, b) => Number(b.pinned) - Number(a.pinned));
