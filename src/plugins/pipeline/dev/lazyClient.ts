/**
 * The client of webpack's lazy compilation. It waits until the page is shown, because
 * webpack serves no files while it compiles.
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
