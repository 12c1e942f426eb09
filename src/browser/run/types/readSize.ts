import type { CompilerSize } from '../../../typing/protocol';

/** What the compiler weighs; `undefined` where that cannot be read now. */
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
