import { fetchJson } from '../../dom/fetchFile';
import type { CompilerSize } from '../../../typing/protocol';

/** Fetches the download size of the compiler; `undefined` if that fails. */
export const readSize = (address: string): Promise<CompilerSize | undefined> =>
  fetchJson<CompilerSize>(address).catch(() => undefined);
