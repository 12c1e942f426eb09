import type { Language } from '../../../typing/types';
import { deflate, inflate } from './deflate';

/** The content of the playground, which a link can contain. */
export interface Work {
  readonly version: string;
  readonly language: Language;
  readonly code: string;
}

export const CODE_LIMIT = 100_000;

const PARTS = ['version', 'language', 'code', 'text'];

const TOO_LONG = `The code in this link is longer than ${CODE_LIMIT} characters, the maximum for a link. Ask the sender for a file instead.`;
const BROKEN =
  'This link is incomplete or damaged. Ask the sender for the complete link.';

/** @param fragment without `#` */
export const isForPlayground = (fragment: string): boolean =>
  PARTS.some((name) => new URLSearchParams(fragment).has(name));

/** Creates a fragment without compression, and therefore synchronously. */
export const printPlainFragment = ({ version, language, code }: Work): string =>
  new URLSearchParams({ version, language, text: code }).toString();

/** @throws if the code is too long */
export async function printFragment(work: Work): Promise<string> {
  const { version, language, code } = work;
  if (code.length > CODE_LIMIT) {
    throw new Error(
      `The code has ${code.length} characters, but a link can contain at most ${CODE_LIMIT}. Send the code as a file.`,
    );
  }
  const parts = { version, language, code: await deflate(code) };
  return new URLSearchParams(parts).toString();
}

async function readCode(parts: URLSearchParams): Promise<string> {
  const text = parts.get('text');
  const packed = parts.get('code');
  if (text !== null) return text;
  if (packed === null) throw new Error("This link doesn't contain any code.");
  const code = await inflate(packed, CODE_LIMIT).catch(() => {
    throw new Error(BROKEN);
  });
  if (code === undefined) throw new Error(TOO_LONG);
  return code;
}

/**
 * Doesn't validate the version.
 * @throws an error that tells the reader what is wrong and how to fix it
 */
export async function readFragment(fragment: string): Promise<Work> {
  const parts = new URLSearchParams(fragment);
  const code = await readCode(parts);
  if (code.length > CODE_LIMIT) throw new Error(TOO_LONG);
  return {
    version: parts.get('version') ?? '',
    language: parts.get('language') === 'ts' ? 'ts' : 'js',
    code,
  };
}
