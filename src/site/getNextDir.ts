/** Returns the folder of the unreleased version, relative to the site. */
export function getNextDir(presets: readonly unknown[]): string {
  type Options = { readonly docs?: false | { readonly path?: string } };
  return (
    (presets as [unknown, Options?][])
      .map(([, options]) => options?.docs && options.docs.path)
      .find(Boolean) || 'docs'
  );
}
