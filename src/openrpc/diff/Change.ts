/** How the symbol changed; any difference inside it is `changed`. */
export type ChangeKind = 'added' | 'removed' | 'deprecated' | 'changed';

/**
 * `value`: one of an enumeration; `constants`: those of an enumeration; `document`: the
 * whole API at once.
 */
export type ChangeSubject =
  'document' | 'module' | 'method' | 'event' | 'constants' | 'schema' | 'value';

/** One difference between two versions of the API. */
export interface Change {
  readonly kind: ChangeKind;
  readonly subject: ChangeSubject;
  /**
   * `Device`, `Device.audio`, `Discovery.navigateTo`, a schema's key; `''` for the
   * document.
   */
  readonly symbol: string;
  /** Module, or page of shared schemas, that documents the symbol. */
  readonly module: string;
  /**
   * Place inside the symbol: `''`, `param type`, `result.state`, `data.filters`,
   * `#value`.
   */
  readonly path: string;
  /** Description for readers, with code in backticks. */
  readonly message: string;
  /** Whether apps for the older version can stop working or compiling. */
  readonly breaking: boolean;
  /** The reason why it does or doesn't break apps. */
  readonly reason: string;
  /**
   * Affects app code, only data that apps never see, or nothing (same meaning,
   * different notation).
   */
  readonly concerns: 'app' | 'wire' | 'writing';
}
