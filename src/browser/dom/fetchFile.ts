/**
 * Fetches a file of the site.
 * @throws if the server doesn't have it
 */
export async function fetchFile(
  address: string,
  options?: RequestInit,
): Promise<Response> {
  const response = await fetch(address, options);
  if (response.ok) return response;
  throw new Error(`${address} returned ${response.status}.`);
}

/** Fetches and parses a JSON file. */
export async function fetchJson<T>(
  address: string,
  options?: RequestInit,
): Promise<T> {
  return (await (await fetchFile(address, options)).json()) as T;
}
