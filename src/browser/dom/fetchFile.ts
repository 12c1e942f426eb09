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
export const fetchJson = async <T>(
  address: string,
  options?: RequestInit,
): Promise<T> => (await (await fetchFile(address, options)).json()) as T;
