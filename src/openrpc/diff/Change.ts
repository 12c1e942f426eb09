/** What became of the symbol; whatever happens inside of one changes it. */
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
  /** `Device`, `Device.audio`, `Discovery.navigateTo`, a schema's key; `''` for the document. */
  readonly symbol: string;
  /** Module, or page of shared schemas, that documents the symbol. */
  readonly module: string;
  /** Place inside the symbol: `''`, `param type`, `result.state`, `data.filters`, `#value`. */
  readonly path: string;
  /** Clause in the reader's words, Markdown code marks included. */
  readonly message: string;
  /** True if an app that worked with the older version can stop working or compiling. */
  readonly breaking: boolean;
  /** Why it breaks apps, or why not. */
  readonly reason: string;
  /** Whom it concerns: app code, only what app code never meets, or nobody: the same written otherwise. */
  readonly concerns: 'app' | 'wire' | 'writing';
}
