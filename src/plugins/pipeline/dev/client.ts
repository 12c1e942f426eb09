interface Request {
  /** Where the dev server is asked for the module. */
  readonly data: string;
  /** Whether it is compiled. */
  readonly active: boolean;
  readonly module: {
    /** The promise of the module. */
    readonly exports: Promise<unknown>;
    /** `data` is there when a change has replaced the module. */
    readonly hot: { readonly data?: object };
  };
  readonly onError: (error: unknown) => void;
}

/** Webpack calls this with every module that the page is about to use. */
export function keepAlive({
  data,
  active,
  module,
  onError,
}: Request): () => void {
  let isBroken = false;
  const reload = (): void => {
    window.location.reload();
  };
  if (!active) {
    fetch(data, { method: 'POST' }).catch(onError);
  } else {
    // What has failed to load cannot be replaced in place.
    module.exports.catch(() => {
      isBroken = true;
      if (module.hot.data) reload();
    });
  }
  return () => {
    if (isBroken) reload();
  };
}
