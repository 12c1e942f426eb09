/** Bytes of the compiler and its libraries: `size.json` beside them. */
export interface CompilerSize {
  /** All of it, as it travels. */
  readonly download: number;
  /** The compiler alone, unpacked. */
  readonly compiler: number;
}

/** What it weighs on its way: `1.2 MB`. */
export const printSize = ({ download }: CompilerSize): string =>
  `${(download / 1e6).toFixed(1)} MB`;
