/** @throws if the server doesn't have the file */
export async function fetchFile(address: string, options?: RequestInit) {
  const response = await fetch(address, options);
  if (response.ok) return response;
  throw new Error(`${address} returned ${response.status}.`);
}

export const fetchJson = async <T>(address: string, options?: RequestInit) =>
  (await (await fetchFile(address, options)).json()) as T;
