import type { CompilerSize } from '../../../typing/protocol';

/** Fetches the download size of the compiler; `undefined` if that fails. */
export async function readSize(
  address: string,
): Promise<CompilerSize | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as CompilerSize) : undefined;
  } catch {
    return undefined;
  }
}
