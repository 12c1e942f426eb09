/** @throws if the server doesn't have the file */
export async function fetchFile(address: string, options?: RequestInit) {
  const response = await fetch(address, options);
  if (response.ok) return response;
  throw new Error(`${address} returned ${response.status}.`);
}

export async function fetchJson<T>(address: string, options?: RequestInit) {
  return (await (await fetchFile(address, options)).json()) as T;
}
