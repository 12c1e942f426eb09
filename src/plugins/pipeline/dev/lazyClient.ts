/**
 * The client for webpack's lazy compilation. Waits until the page is shown, because
 * webpack serves no files during compilation.
 */
export function keepAlive(module: { readonly data: string }): () => void {
  const request = (): void => {
    requestIdleCallback(() => {
      // If the server has stopped, Docusaurus's client reports it.
      fetch(module.data).catch(() => undefined);
    });
  };
  if (document.readyState === 'complete') request();
  else addEventListener('load', request);
  return () => undefined;
}
